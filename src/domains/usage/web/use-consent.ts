import { useSyncExternalStore } from 'react'
import type { Consent } from '../../accounts/contract.ts'
import { localKeys } from '../../accounts/web/local-keys.ts'
import { watchConsent } from './consent.ts'
import { consentGiven } from './consent-given.ts'
import { readStored } from './stored.ts'

export function useConsent(): Consent | null {
  const stored = useSyncExternalStore(watchConsent, () => readStored(localKeys.consent))
  return stored === null ? null : consentGiven()
}
