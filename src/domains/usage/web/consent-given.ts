import { consentTextVersion } from '../../accounts/consent-text.ts'
import type { Consent } from '../../accounts/contract.ts'
import { localKeys } from '../../accounts/web/local-keys.ts'
import { readStoredJson, writeStored } from './stored.ts'

/** The answer given in this browser to the text as it is now; null until it is asked, and again after the text changed. */
export function consentGiven(): Consent | null {
  const consent = readStoredJson<Consent>(localKeys.consent)
  return consent?.textVersion === consentTextVersion ? consent : null
}

/** Keeps an answer to the text as it is now in this browser, at once: whoever answers may leave the page with the next click. */
export function keepConsent(analytics: boolean): Consent {
  const consent = { analytics, at: new Date().toISOString(), textVersion: consentTextVersion }
  writeStored(localKeys.consent, JSON.stringify(consent))
  return consent
}
