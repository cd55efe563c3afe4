/** The sections of a picture: everything on a table beside its regions, pieces, sheets and zones, part by part. */

/** All sections of a kind, in their order. */
export const sectionsOf = (picture, part) => (picture.sections ?? []).filter((one) => one.part === part);

/** The section of a kind, if there is one. */
export const sectionOf = (picture, part) => picture.sections?.find((one) => one.part === part);
