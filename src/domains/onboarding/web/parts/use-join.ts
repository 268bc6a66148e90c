import { useState } from 'react'
import type { SentInputOf } from '../../../../kit/contract/calls.ts'
import type { CallError } from '../../../../kit/contract/errors.ts'
import { useWrite } from '../../../../kit/web/calls.ts'
import { happened } from '../../../../kit/web/happenings.ts'
import { localKeys } from '../../../accounts/web/local-keys.ts'
import type { TierId } from '../../../plans/tiers.ts'
import type { City, Platform } from '../../../profiles/vocabulary.ts'
import { onboardingCalls } from '../../contract.ts'
import { isPrivateMail } from '../../private-mail.ts'
import { termsVersion } from '../../steps.ts'
import type { Side } from '../../sides.ts'
import { fieldOf, focusOn, missingIn, type Problem, type Typed, typedIn } from './join-values.ts'

type Props = {
  side: Side
  tier: TierId | undefined
  invite: string | undefined
  /** The city that is chosen is one where one cannot join yet, and what it is called. */
  isClosed: boolean
  placeName: string
  onSent: (email: string, known: boolean) => void
}

/** Sends the form: joins, or where the city is closed, puts the address on the list of who waits. */
export function useJoin({ side, tier, invite, isClosed, placeName, onSent }: Props) {
  const [problem, setProblem] = useState<Problem | null>(null)
  const [waits, setWaits] = useState<{ email: string; place: string } | null>(null)
  const refused = (error: CallError) => {
    setProblem({ field: fieldOf(error), message: error.message })
    return true
  }
  const join = useWrite(onboardingCalls.join, { onRefused: refused })
  const wait = useWrite(onboardingCalls.joinCityWaitlist, { onRefused: refused })
  const submit = async (form: HTMLFormElement) => {
    const typed = typedIn(form)
    const missing = missingIn(side, typed, isClosed)
    setProblem(missing)
    if (missing) return focusOn(form, missing.field)
    const { email, cityName } = typed
    if (isClosed) {
      const asked = await wait({ email, as: side, city: typed.city as City, cityName })
      if (asked) setWaits({ email, place: cityName || placeName })
      return
    }
    const answer = await join({ ...inputOf(side, typed, tier), invite })
    if (!answer) return
    localStorage.setItem(localKeys.emailForSignIn, email)
    if (!answer.known) happened('sign_up')
    onSent(email, answer.known)
  }
  /** What was said of an earlier try is no longer about what is typed. */
  const startOver = () => {
    setProblem(null)
    setWaits(null)
  }
  return { problem, waits, isBusy: join.busy || wait.busy, submit, startOver }
}

function inputOf(side: Side, typed: Typed, tier: TierId | undefined): SentInputOf<typeof onboardingCalls.join> {
  const { email, name, venue, category, handle, platform, website } = typed
  const city = typed.city as City
  const terms = termsVersion
  if (side === 'influencer') {
    return { as: 'influencer', name, email, handle, platform: platform as Platform, city, isAdult: true, terms }
  }
  const proof = isPrivateMail(email) ? typed.proof : ''
  return { as: 'brand', name, email, venue, category: category as 'Restaurant', city, website, tier, terms, proof }
}
