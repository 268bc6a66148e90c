/**
 * Answers that stay in this browser, to be looked at without a connection: of one account alone, for 30 days at most. In
 * `localStorage`, because leaving an account must take them along at once, on a page that closes and without a connection.
 */
const prefix = 'kept '
const ownerKey = 'keptFor'
const longestMs = 30 * 24 * 3_600_000
/** Letters in all; browsers give a site about five million. */
const mostLetters = 2_000_000

type Early = { key: string; answer: unknown }
/** What came before it was known whose it is. */
let early: Early[] | null = []
let owner: string | null = null
let isUsed = false
/** Whether an answer came that nobody was to keep. */
let isMissing = false

const keyOf = (call: string, input: unknown) => `${prefix}${call} ${JSON.stringify(input)}`

/** Keeps an answer for its account; before `keepFor` it waits to be known whose it is. */
export function keepAnswer(call: string, input: unknown, answer: unknown): void {
  const key = keyOf(call, input)
  // Another page may have signed out, or signed in somebody else, since.
  if (owner && localStorage.getItem(ownerKey) === owner) write(key, answer)
  else if (!owner && early) early.push({ key, answer })
  else isMissing = true
}

/**
 * From now on answers are this account's; those of any other are gone. With null nothing is kept. Answers whether the page
 * has to fetch its answers again: some came while nothing was kept.
 */
export function keepFor(accountUid: string | null): boolean {
  if (localStorage.getItem(ownerKey) !== accountUid) forgetKept()
  owner = accountUid
  if (!accountUid) {
    isMissing ||= (early?.length ?? 0) > 0
    early = null
    return false
  }
  put(ownerKey, accountUid)
  for (const { key, answer } of early ?? []) write(key, answer)
  early = null
  const wasMissing = isMissing
  isMissing = false
  return wasMissing
}

/** The account whose answers this browser keeps, known without a session; null where it keeps nobody's. */
export const keptOwner = (): string | null => localStorage.getItem(ownerKey)

/** What is kept of a call's answer, instead of the one that cannot be had; undefined where nothing is, or too long. */
export function findKept(call: string, input: unknown): unknown {
  const [at, answer] = read(keyOf(call, input))
  if (answer === undefined || Date.now() - at > longestMs) return undefined
  isUsed = true
  return JSON.parse(answer)
}

/** What this very build kept, to be shown until the answer comes that is asked for meanwhile. */
export function peekKept(call: string, input: unknown): unknown {
  const [at, answer, by] = read(keyOf(call, input))
  return answer === undefined || by !== build() || Date.now() - at > longestMs ? undefined : JSON.parse(answer)
}

/** Whether an answer to a call is there that could stand in. */
export const isKept = (call: string, input: unknown) => Date.now() - read(keyOf(call, input))[0] <= longestMs

/** Whether this page shows anything that was kept: it is fetched again once there is a connection. */
export const showsKept = () => isUsed

/** Keeps something of its owner’s that is no answer, by the same rules but for the room: none is made for it. */
export function keepBeside(call: string, value: unknown): void {
  if (!owner || localStorage.getItem(ownerKey) !== owner) return
  if (value === null) localStorage.removeItem(keyOf(call, ''))
  else put(keyOf(call, ''), `${Date.now()}@${build()} ${JSON.stringify(value)}`)
}

/** What is kept so; undefined where nothing is, or too long. */
export function findBeside(call: string): unknown {
  const [at, text] = read(keyOf(call, ''))
  return text === undefined || Date.now() - at > longestMs ? undefined : JSON.parse(text)
}

/** What is being written, by field, for whom this browser keeps nothing: until the page is left, or whoever wrote it leaves. */
export const typedHere = new Map<string, string>()

/** Nothing of anybody stays. */
export function forgetKept(): void {
  owner = null
  typedHere.clear()
  localStorage.removeItem(ownerKey)
  for (const key of keptKeys()) localStorage.removeItem(key)
}

function keptKeys(): string[] {
  return Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '').filter((key) =>
    key.startsWith(prefix),
  )
}

/** The application’s first file is named after all that it leads to. */
const build = () => globalThis.document?.querySelector<HTMLScriptElement>('script[src*="/index-"]')?.src ?? ''

/** The time it came, its text, and the build that asked for it. */
function read(key: string): [at: number, answer: string | undefined, by: string | undefined] {
  const text = localStorage.getItem(key)
  const end = text?.indexOf(' ') ?? -1
  if (!text || end <= 0) return [0, undefined, undefined]
  const [at, by] = text.slice(0, end).split('@')
  return [Number(at), text.slice(end + 1), by]
}

function write(key: string, answer: unknown): void {
  const text = `${Date.now()}@${build()} ${JSON.stringify(answer)}`
  if (text.length > mostLetters / 4) return
  makeRoom(mostLetters - text.length, key)
  // Another page of ours may have filled the place meanwhile.
  if (!put(key, text)) {
    makeRoom(mostLetters / 2 - text.length, key)
    put(key, text)
  }
}

/** Leaves out what came longest ago until the rest is no longer than `letters`. */
function makeRoom(letters: number, besides: string): void {
  const others = keptKeys().filter((key) => key !== besides)
  let length = others.reduce((sum, key) => sum + (localStorage.getItem(key)?.length ?? 0), 0)
  if (length <= letters) return
  for (const key of others.toSorted((a, b) => read(a)[0] - read(b)[0])) {
    if (length <= letters) return
    length -= localStorage.getItem(key)?.length ?? 0
    localStorage.removeItem(key)
  }
}

function put(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}
