import { keysOf } from '../../kit/contract/keys.ts'
import { type ErrorCode, errorStatus, wireStatus } from '../../kit/contract/errors.ts'
import type { Call } from '../../kit/contract/calls.ts'
import type { Schema } from './api-docs.ts'
import { componentPath } from './openapi-schemas.ts'

/** What a call can be refused with, as a program has to know it. */
const refusals = {
  'invalid-argument': 'Something that was sent isn’t valid. `details.fields` names each field and what it takes.',
  'failed-precondition': 'It isn’t possible now. The message says what to do first.',
  unauthenticated: 'The key or the access token is missing, wrong or no longer works.',
  'permission-denied': 'You don’t have permission. For a key, the message names the permission that it needs.',
  'not-found': 'There’s no such record, or it isn’t one of yours.',
  aborted: 'Somebody changed it meanwhile. Read it again, then send the new `version`.',
  'resource-exhausted': 'Too many calls. Wait for as many seconds as Retry-After says.',
  internal: 'Something went wrong on our side, and nothing was changed.',
  unavailable: 'We can’t respond right now. Try again after as many seconds as Retry-After says.',
  'deadline-exceeded': 'It took too long, and nothing was changed.',
} satisfies Partial<Record<ErrorCode, string>>
type Refusal = keyof typeof refusals

/** What every call can be refused with. */
const always: readonly Refusal[] = [
  'invalid-argument',
  'permission-denied',
  'resource-exhausted',
  'internal',
  'unavailable',
  'deadline-exceeded',
]
/** Those that share an HTTP status, and each of the others. */
const answers: readonly (readonly Refusal[])[] = [
  ['invalid-argument'],
  ['invalid-argument', 'failed-precondition'],
  ['unauthenticated'],
  ['permission-denied'],
  ['not-found'],
  ['aborted'],
  ['resource-exhausted'],
  ['internal'],
  ['unavailable'],
  ['deadline-exceeded'],
]

export const errorSchema: Schema = {
  type: 'object',
  description: 'Why a call was refused.',
  properties: {
    error: {
      type: 'object',
      description: 'What went wrong.',
      properties: {
        status: { type: 'string', description: 'For programs.', enum: keysOf(errorStatus).map(wireStatus) },
        message: { type: 'string', description: 'For people: what is wrong, and what to do.' },
        details: {
          description:
            'More for programs: `fields` of what isn’t valid, `retryAfterSeconds`, or `isSavingPaused` where a write may be sent again under its key.',
        },
      },
      required: ['status', 'message'],
    },
  },
  required: ['error'],
}

const error = { 'application/json': { schema: { $ref: `${componentPath}Error` } } }
const waiting = {
  'Retry-After': { description: 'After how many seconds to try again.', schema: { type: 'integer', minimum: 0 } },
}

type Answer = { description: string; content: typeof error; headers?: typeof waiting }

/** The refusals of all calls, by the name that each call’s answers refer to. */
export const refusalAnswers: Readonly<Record<string, Answer>> = Object.fromEntries(
  answers.map((codes) => [nameOf(codes), answerOf(codes)]),
)

function answerOf(codes: readonly Refusal[]): Answer {
  const waits = codes.some((code) => code === 'resource-exhausted' || code === 'unavailable')
  return {
    description: codes.map((code) => `${wireStatus(code)}: ${refusals[code]}`).join('\n\n'),
    ...(waits && { headers: waiting }),
    content: error,
  }
}

/** `failed-precondition` is “FailedPrecondition”. */
function nameOf(codes: readonly string[]): string {
  return codes.map((code) => code.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())).join('Or')
}

/** The refusals of one call, by their HTTP status. */
export function refusalsOf({ access, refusals: own = [] }: Pick<Call, 'access' | 'refusals'>) {
  const isOpen = 'anonymous' in (access as object)
  const codes = new Set<ErrorCode>([...always, ...own, ...(isOpen ? [] : (['unauthenticated'] as const))])
  const byStatus = Map.groupBy(codes, (code) => errorStatus[code])
  return Object.fromEntries(
    [...byStatus].map(([status, some]) => [status, { $ref: `#/components/responses/${nameOf(some)}` }]),
  )
}
