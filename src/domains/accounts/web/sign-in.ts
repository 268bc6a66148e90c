import { useState } from 'react'
import type { SignInAnswer } from '../contract.ts'
import { postAuth } from '../../../kit/web/session.ts'

/** The second step that a sign-in waits for. */
export type SecondFactorDue = Extract<SignInAnswer, { secondFactor: unknown }>['secondFactor']

/**
 * Signs in at one of the doors under `/auth`, and goes on by `onDone` once a session is open: at once, or after the second
 * step, which a page shows while `due` says what it is.
 */
export function useSignIn(onDone: () => Promise<void> | void) {
  const [due, setDue] = useState<SecondFactorDue | null>(null)
  const signIn = async (door: string, body: object) => {
    const answer = (await postAuth(door, body)) as SignInAnswer
    if ('secondFactor' in answer) setDue(answer.secondFactor)
    else await onDone()
  }
  return { due, signIn }
}
