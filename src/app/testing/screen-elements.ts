import { waitFor } from '@testing-library/react'
import { must } from '../../kit/contract/must.ts'
import { wordsOnScreen } from './screen-words.ts'

/**
 * Finds elements by what they are called. The library's own queries ask every element on the page for its labels, which in
 * this window looks through the whole page for each: on a long form that takes seconds.
 */
export type Role = keyof typeof selectors

const selectors = {
  button: 'button, [role="button"]',
  link: 'a[href]',
  tab: '[role="tab"]',
  menuitem: '[role="menuitem"]',
}

/** Those of a role with this name: their label, else their words. What is disabled cannot be pressed. */
export function namedOf(role: Role, name: string | RegExp): HTMLElement[] {
  const found = [...document.querySelectorAll<HTMLElement>(selectors[role])]
  return found.filter(
    (one) => !one.hasAttribute('disabled') && fits(one.getAttribute('aria-label') ?? one.textContent, name),
  )
}

/** The fields to write into that carry this label. */
export function fieldsOf(label: string | RegExp): HTMLElement[] {
  const labelled = [...document.querySelectorAll('label')].filter((one) => fits(one.textContent, label))
  const fields = labelled.map((one) => document.getElementById(one.htmlFor))
  const named = [...document.querySelectorAll<HTMLElement>('input, textarea')].filter((one) =>
    fits(one.getAttribute('aria-label'), label),
  )
  return [...fields, ...named].filter((one) => one !== null)
}

/** Waits for one of them to come; of several the last, which is in front. */
export async function inFront(find: () => HTMLElement[], what: string): Promise<HTMLElement> {
  const look = () => must(find().at(-1), what)
  for (;;) {
    await waitFor(look, { onTimeout: (error) => new Error(`${error.message}\n${wordsOnScreen()}`) })
    // The wait ends a moment after it was there: the page may have drawn it anew since, or disabled it.
    const found = find().at(-1)
    if (found) return found
  }
}

/** A required field's label ends with an asterisk. */
function fits(text: string | null, wanted: string | RegExp): boolean {
  const words = (text ?? '').replace(/\s+/g, ' ').replace(/ \*$/, '').trim()
  return typeof wanted === 'string' ? words === wanted : wanted.test(words)
}
