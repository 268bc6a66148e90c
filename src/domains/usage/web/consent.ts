import { consentTextVersion } from '../../accounts/consent-text.ts'
import type { Consent } from '../../accounts/contract.ts'
import { localKeys } from '../../accounts/web/local-keys.ts'
import { callServer, signedInToken } from '../../../kit/web/session.ts'
import { consentGiven } from './consent-given.ts'

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

/** Answers yes or no: at once in this browser, and for the account when there is one. */
export async function answerConsent(analytics: boolean): Promise<void> {
  keep({ analytics, at: new Date().toISOString(), textVersion: consentTextVersion })
  if (await signedInToken()) await saveForAccount(analytics)
}

/** After signing in: the account's answer is the one that counts; one given just before, as a guest, becomes the account's. */
export async function adoptConsent(ofAccount: Consent | null): Promise<void> {
  if (ofAccount?.textVersion === consentTextVersion) return keep(ofAccount)
  const here = consentGiven()
  if (here) await saveForAccount(here.analytics)
}

async function saveForAccount(analytics: boolean): Promise<void> {
  await callServer('saveConsent', { analytics, textVersion: consentTextVersion })
}

function keep(consent: Consent): void {
  localStorage.setItem(localKeys.consent, JSON.stringify(consent))
  for (const watcher of watchers) watcher()
}
