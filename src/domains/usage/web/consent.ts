import { consentTextVersion } from '../../accounts/consent-text.ts'
import type { Consent } from '../../accounts/contract.ts'
import { localKeys } from '../../accounts/web/local-keys.ts'
import { callServer, signedInToken } from '../../../kit/web/session.ts'
import { writeStored } from './stored.ts'
import { consentGiven, keepConsent } from './consent-given.ts'

const watchers = new Set<() => void>()

/** Whether one may be counted. */
export function mayCount(): boolean {
  return consentGiven()?.analytics === true
}

export function watchConsent(watcher: () => void): () => void {
  watchers.add(watcher)
  addEventListener('storage', watcher)
  return () => {
    watchers.delete(watcher)
    removeEventListener('storage', watcher)
  }
}

/** Answers yes or no: at once in this browser, and for the account when there is one. What could not be saved is, when the next page opens. */
export async function answerConsent(analytics: boolean): Promise<void> {
  const answer = keepConsent(analytics)
  for (const watcher of watchers) watcher()
  if (await signedInToken().catch(() => null)) await saveForAccount(answer)
}

/** Who is signed in: of the account's answer and this browser's the later one counts for both, whichever way it goes. */
export async function adoptConsent(ofAccount: Consent | null): Promise<void> {
  const here = consentGiven()
  const there = ofAccount?.textVersion === consentTextVersion ? ofAccount : null
  if (there && (!here || Date.parse(here.at) <= Date.parse(there.at))) answerHere(there)
  else if (here) await saveForAccount(here)
}

/** One after the other: of two answers that are given in a hurry the second is the last to arrive. */
let saving: Promise<unknown> = Promise.resolve()

function saveForAccount(answer: Consent): Promise<unknown> {
  // It is kept here, and newer than the account's: whatever fails now is made up for later.
  saving = saving.then(() => callServer('saveConsent', answer, { keepalive: true })).catch(() => undefined)
  return saving
}

function answerHere(consent: Consent): void {
  writeStored(localKeys.consent, JSON.stringify(consent))
  for (const watcher of watchers) watcher()
}
