/**
 * Markup: `html` is htm bound to Preact. Components are functions; signals read while rendering make them render again.
 *
 *   import { html, render, useState, signal } from "./html.js";
 *   const Hello = ({ name }) => html`<p class="note">${name}</p>`;
 *
 * Write `class`, `onClick`, `aria-…` as in HTML. Never a `style` attribute (the page's policy forbids it): numbers go
 * into SVG attributes, or through `useVars` into custom properties.
 */
import { Component, Fragment, createContext, h, render, toChildArray } from "../../vendor/preact.js";
import htm from "../../vendor/htm.js";
import {
  useCallback, useContext, useEffect, useErrorBoundary, useId, useLayoutEffect, useMemo, useReducer, useRef, useState,
} from "../../vendor/hooks.js";
import { batch, computed, effect, signal, untracked, useComputed, useSignal,
  useSignalEffect } from "../../vendor/signals.js";

export const html = htm.bind(h);

/** A ref whose element carries these custom properties: `<div ref=${useVars({ "--x": "3px" })}>`. */
export function useVars(vars) {
  const ref = useRef(null);
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(vars)) ref.current?.style.setProperty(name, String(value));
  });
  return ref;
}

/** Class names that hold: `classes("opt", selected && "is-selected")`. */
export const classes = (...names) => names.filter(Boolean).join(" ");

export {
  Component, Fragment, createContext, h, render, toChildArray,
  useCallback, useContext, useEffect, useErrorBoundary, useId, useLayoutEffect, useMemo, useReducer, useRef, useState,
  batch, computed, effect, signal, untracked, useComputed, useSignal, useSignalEffect,
};
