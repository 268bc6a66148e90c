import {
  infiniteQueryOptions,
  QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { Call, CallDefinition, OutputOf, SentInputOf } from '../contract/calls.ts'
import { CallError } from '../contract/errors.ts'
import { takesKey } from '../contract/takes-key.ts'
import { useState } from 'react'
import { findKept, keepAnswer, peekKept } from './kept-answers.ts'
import { isOnline, isSavingPaused, isUnreached, noteReach } from './network.ts'
import { pauseReads, readUnpaused } from './paused-reads.ts'
import { sendOnce } from './send-once.ts'
import { showError } from './toasts.ts'
import { callServer, type Sending } from './session.ts'
import { sendHeld } from './undo.ts'

type NamedCall = CallDefinition & Pick<Call, 'name'>

/**
 * Calls the server, typed by the contract: it has parsed the answer by it. Where it cannot be reached, the last answer that
 * this browser kept of an `offline` read stands in.
 */
export async function ask<C extends NamedCall>(
  call: C,
  input: SentInputOf<C>,
  options: Sending = {},
): Promise<OutputOf<C>> {
  try {
    const send = (signal?: AbortSignal) => callServer(call.name, input, { ...options, signal })
    const answer = await (call.kind === 'read' ? readUnpaused(send) : send())
    noteReach('call', true)
    if (call.offline) keepAnswer(call.name, input, answer)
    return answer as OutputOf<C>
  } catch (error) {
    // Not what was given up, or took too long.
    if (isUnreached(error) && error.cause instanceof TypeError) noteReach('call', false)
    const kept = call.offline && isUnreached(error) ? findKept(call.name, input) : undefined
    if (kept === undefined) throw error
    return kept as OutputOf<C>
  }
}

/**
 * Sends what may be sent twice; again where the connection broke under way, when nobody knows whether it arrived, and where
 * saving is paused for a moment. What was sent without a network fails at once: it surely did not.
 */
export async function sendSurely<T>(send: () => Promise<T>): Promise<T> {
  // Fetched meanwhile: it can’t be once the network is gone.
  const resend = isOnline() ? import('./resend.ts').catch(() => null) : null
  try {
    return await send()
  } catch (error) {
    const again = (isUnreached(error) || isSavingPaused(error)) && (await resend)
    if (!again) throw error
    return again.sendAgain(send, error)
  }
}

/** The same said of a write, whose form stays as it is. */
const unsent = ({ code, cause }: CallError) =>
  new CallError(code, 'No connection. What you typed is still here. Please try again.', { cause })

/** What answers are kept in: one for a browser, and one for each page that the server writes. */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        // Without a network a read is asked all the same: what was kept of it may stand in.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (times, error) =>
          times < 2 &&
          isOnline() &&
          error instanceof CallError &&
          ['unavailable', 'internal', 'deadline-exceeded'].includes(error.code),
      },
      // Without a network a write fails at once and says so, instead of waiting for one.
      mutations: { networkMode: 'always' },
    },
  })
}

export const queryClient = newQueryClient()

/**
 * Fetches a call's answer and keeps it; it is fetched again when a write touches what it shows. `initial` is an answer that
 * came with the page; with `atOnce`, what this browser kept of an `offline` read is shown until the answer is there.
 */
export function useRead<C extends NamedCall>(
  call: C,
  input: SentInputOf<C>,
  options: { enabled?: boolean; keep?: boolean; initial?: OutputOf<C> | undefined; atOnce?: true } = {},
): UseQueryResult<OutputOf<C>, CallError> {
  return useQuery<OutputOf<C>, CallError>({
    queryKey: keyOf(call, input),
    queryFn: () => ask(call, input),
    enabled: options.enabled ?? true,
    initialData: options.atOnce ? () => peekKept(call.name, input) as OutputOf<C> | undefined : options.initial,
    ...(options.atOnce && { initialDataUpdatedAt: 0 }),
    placeholderData: options.keep ? (before) => before : undefined,
  } as Parameters<typeof useQuery<OutputOf<C>, CallError>>[0])
}

/** Fetches what `useRead` is about to be asked for: it is there by then, or on its way. Whatever fails is said there. */
export function readAhead<C extends NamedCall>(call: C, input: SentInputOf<C>): void {
  void queryClient.prefetchQuery({ queryKey: keyOf(call, input), queryFn: () => ask(call, input) })
}

type PageOf<C extends NamedCall> = OutputOf<C> & { rows: unknown[]; nextCursor: string | null }
type RowOf<C extends NamedCall> = OutputOf<C> extends { rows: (infer Row)[] } ? Row : never

/** A list in pages: `rows` of all pages so far, `more()` for the next. */
export function useList<C extends NamedCall>(
  call: C,
  input: SentInputOf<C>,
  /** `keep`: what was there stays on the page until the answer to another input has come. `atOnce`: as of `useRead`. */
  options: { enabled?: boolean; keep?: boolean; atOnce?: true } = {},
) {
  const query = useInfiniteQuery(
    infiniteQueryOptions<PageOf<C>, CallError, { pages: PageOf<C>[] }, readonly unknown[], string | undefined>({
      queryKey: keyOf(call, input),
      queryFn: ({ pageParam }) =>
        ask(call, { ...(input as object), cursor: pageParam } as SentInputOf<C>) as Promise<PageOf<C>>,
      initialPageParam: undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      enabled: options.enabled ?? true,
      ...(options.keep && { placeholderData: (before) => before }),
      ...(options.atOnce && { initialData: () => firstKept<PageOf<C>>(call, input), initialDataUpdatedAt: 0 }),
    }),
  )
  return {
    ...query,
    rows: (query.data?.pages.flatMap((page) => page.rows) ?? []) as RowOf<C>[],
    first: query.data?.pages[0] as OutputOf<C> | undefined,
    more: () => void query.fetchNextPage(),
    hasMore: query.hasNextPage,
  }
}

function firstKept<Page>(call: NamedCall, input: unknown) {
  const page = peekKept(call.name, input) as Page | undefined
  return page && { pages: [page], pageParams: [undefined] }
}

/** The first `most` rows of a list, from as many pages as it takes, fetched anew: for a file. */
export async function fetchSome<C extends NamedCall>(
  call: C,
  input: SentInputOf<C>,
  most: number,
): Promise<RowOf<C>[]> {
  const rows: RowOf<C>[] = []
  for (let cursor: string | null | undefined; cursor !== null && rows.length < most;) {
    const page = (await callServer(call.name, { ...(input as object), cursor })) as PageOf<C>
    rows.push(...(page.rows as RowOf<C>[]))
    cursor = page.nextCursor
  }
  return rows.length > most ? rows.slice(0, most) : rows
}

/**
 * Makes a write. The function it answers never throws: a refusal is shown and answered as null, unless `onRefused`
 * handles it (answer true). Reads that show what was touched are fetched again. What takes a key is sent once, and again when
 * the connection broke under way.
 */
export function useWrite<C extends NamedCall>(
  call: C,
  options: { onDone?: (output: OutputOf<C>) => void; onRefused?: (error: CallError) => boolean } = {},
) {
  const [once] = useState(() =>
    sendOnce((input: SentInputOf<C>, idempotencyKey) => sendSurely(() => ask(call, input, { idempotencyKey })), {
      creates: call.creates === true,
    }),
  )
  const mutation = useMutation<OutputOf<C>, CallError, SentInputOf<C>>({
    mutationFn: (input) => (takesKey(call) ? once(input) : ask(call, input)),
    onSuccess: () => refetchTouched(call.touches ?? []),
  })
  const run = async (input: SentInputOf<C>): Promise<OutputOf<C> | null> => {
    // One after the other: this may be about what the action before changes.
    await sendHeld()
    try {
      const output = await mutation.mutateAsync(input)
      options.onDone?.(output)
      return output
    } catch (thrown) {
      const error = isUnreached(thrown) ? unsent(thrown) : (thrown as CallError)
      if (!options.onRefused?.(error)) showError(error.message)
      // Someone was faster: what is shown is old.
      if (error.code === 'aborted') await refetchTouched(call.touches ?? [])
      // It may have arrived all the same: the page shows how things stand as soon as that can be asked.
      else if (isUnreached(thrown)) void refetchTouched(call.touches ?? [], isOnline() ? 'active' : 'none')
      return null
    }
  }
  return Object.assign(run, { busy: mutation.isPending, error: mutation.error })
}

/**
 * Makes a write that changes as whom this browser reads and touches nothing, after which the page is left: its reads wait, and are
 * made only if that was refused.
 */
export function useSwitch<C extends NamedCall>(call: C, leave: () => void) {
  const write = useWrite(call, { onDone: leave })
  const run = async (input: SentInputOf<C>): Promise<void> => {
    const resume = pauseReads()
    if (!(await write(input))) resume()
  }
  return Object.assign(run, { busy: write.busy })
}

/** Fetches again whatever shows one of these kinds of record; with `none` once there is a network or it is shown again. */
export async function refetchTouched(
  touches: readonly string[],
  refetchType: 'active' | 'none' = 'active',
): Promise<void> {
  const found = queryClient.getQueryCache().findAll({
    predicate: ({ queryKey: [, , shows] }) => Array.isArray(shows) && touches.some((kind) => shows.includes(kind)),
  })
  const first = found.filter(({ state }) => state.data === undefined && state.fetchStatus === 'fetching')
  await queryClient.invalidateQueries({ refetchType, predicate: (query) => found.includes(query) })
  // What is asked for the first time isn't asked anew by that: its answer may be of before.
  if (first.length > 0)
    await queryClient.invalidateQueries({ refetchType, predicate: (query) => first.includes(query) })
}

function keyOf(call: NamedCall, input: unknown) {
  return [call.name, input, call.shows ?? []] as const
}
