// Speaks a list of samples with the client's own words.js: [{lang, call, args}] in, sentences out.
import { readFileSync, writeFileSync } from "node:fs";
import { lang } from "./js/base/prefs.js";
import { Saga } from "./js/words/saga.js";

const [input, output] = process.argv.slice(2);
const { saga: data, seats, samples } = JSON.parse(readFileSync(input, "utf8"));
const saga = new Saga(data, seats);
const joined = (parts) => parts.map((part) => part.text).join("");
const calls = {
  event: (event) => [saga.eventText(event), joined(saga.eventParts(event))],
  prompt: (asked, seat) => [saga.prompt(asked, seat), joined(saga.promptParts(asked, seat))],
  option: (text, question, form) => [saga.optionLabel(text, question, form)],
  noun: (noun, key, form) => [saga.noun(noun, key, form)],
  help: (noun, key) => [saga.help(noun, key)],
  rules: (words) => saga.findRules(words).map((rule) => `${rule.id} ${rule.chapter}: ${rule.text}`),
};
const spoken = samples.map(({ lang: language, call, args }) => {
  lang.value = language;
  return calls[call](...args);
});
const missing = Object.values(saga.locales).flatMap((locale) => [...locale.missing]);
writeFileSync(output, JSON.stringify({ spoken, missing }));
