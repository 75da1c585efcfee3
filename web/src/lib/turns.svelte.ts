/**
 * Work that need not all be done before the page answers again: what comes late in a long stretch waits for
 * its turn, and lets whoever taps or reads go first. A short stretch is done at once.
 */
import { flushSync } from 'svelte';

/** For so long the page is busy at a stretch, in milliseconds. */
const STRETCH = import.meta.env.MODE === 'test' ? Number.POSITIVE_INFINITY : 8;

const waiting: (() => void)[] = [];
/** What waits until nothing else does. */
const last: (() => void)[] = [];
let began: number | null = null;
let called = false;

const { port1: bell, port2: heard } = new MessageChannel();
heard.onmessage = () => {
  called = false;
  began = performance.now();
  while (hasTime()) {
    const next = waiting.shift() ?? last.shift();
    if (!next) break;
    next();
    flushSync();
  }
  began = null;
  if (waiting.length + last.length > 0) call();
};

function call() {
  if (called) return;
  called = true;
  bell.postMessage(null);
}

/** Counts from the first who asks in a task; a task of its own says when that is over. */
function hasTime(): boolean {
  if (began === null) {
    began = performance.now();
    call();
  }
  return performance.now() - began < STRETCH;
}

/** Puts something at the end of a row, until it is called off. */
function queue(row: (() => void)[], what: () => void): () => void {
  row.push(what);
  call();
  return () => {
    const place = row.indexOf(what);
    if (place >= 0) row.splice(place, 1);
  };
}

/** Do something when all turns have come; it can be called off until then. */
export function afterTurns(what: () => void): () => void {
  if (waiting.length > 0 || !hasTime()) return queue(last, what);
  what();
  return () => {};
}

/** Ask for a turn, in a component: it has come at once, or comes soon. */
export function turn(): { readonly come: boolean } {
  const atOnce = waiting.length === 0 && hasTime();
  let come = $state(atOnce);
  if (!atOnce) {
    const callOff = queue(waiting, () => {
      come = true;
    });
    $effect(() => callOff);
  }
  return {
    get come() {
      return come;
    },
  };
}
