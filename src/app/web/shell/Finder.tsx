import { Button, Combobox, TextInput, useCombobox, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { discoveryCalls } from '../../../domains/discovery/contract.ts'
import { useNewBrief } from '../../../domains/briefs/web/parts/new-brief.ts'
import type { Found } from '../../../domains/discovery/contract/finding.ts'
import { useViewAs } from '../../../domains/staff/web/use-view-as.ts'
import { signOut } from '../../../domains/accounts/web/sign-out.ts'
import { profileCalls } from '../../../domains/profiles/contract.ts'
import { brandsAtMost, messageCalls } from '../../../domains/messages/contract.ts'
import type { Session } from '../../../domains/profiles/web/session.tsx'
import { useRead, useWrite } from '../../../kit/web/calls.ts'
import { DialogBox } from '../../../kit/web/dialog-box.tsx'
import {
  articleEntry,
  cityEntries,
  type Action,
  type Entry,
  entriesFor,
  entryOf,
  isBegun,
  matching,
  recentEntries,
  remember,
  threadEntry,
  unique,
} from './finder-entries.ts'
import { wordsLeftOut } from './finder-words.ts'
import { actionsFor, askedFor, newBriefFor } from './finder-actions.ts'
import type { ShownEntry } from './menu.ts'
import styles from './finder.module.css'

const InviteToBrief = lazy(async () => ({
  default: (await import('../../../domains/staff/web/parts/InviteToBrief.tsx')).InviteToBrief,
}))

/** From how many characters on the server is asked. */
const least = 2
/** From how many on conversations are searched, by what was written too. */
const leastOfWord = 3
const mostThreads = 5
const noThreads = { data: undefined }
/** A pause in typing (ms). */
const pauseMs = 120

type Invited = { uid: string; name: string }

type Props = {
  session: Session
  entries: readonly ShownEntry[]
  /** What was typed before the field was there; nothing once taken. */
  takeEarly: () => string
  onClose: () => void
}

/** What is found; in its place a creator’s invitation, once our team has asked for that. */
export function Finder(props: Props) {
  const [invited, setInvited] = useState<Invited | null>(null)
  if (!invited) return <Search {...props} onInvite={setInvited} />
  return (
    <Suspense>
      <InviteToBrief creator={invited} onClose={props.onClose} />
    </Suspense>
  )
}

/** People, venues, briefs, collabs and content by name, conversations also by what was written, and the pages and help of whoever looks; what was opened last comes first. */
function Search({ session, entries, takeEarly, onClose, onInvite }: Props & { onInvite: (whom: Invited) => void }) {
  const [query, setQuery] = useState('')
  const typed = query.trim()
  const asked = askedFor(session.side, typed)
  const { found, threads, help, isAsked } = useFound(session, asked?.rest ?? typed)
  const combobox = useCombobox({ opened: true, onDropdownClose: onClose })
  const isDark = useComputedColorScheme('light') === 'dark'
  const act = useAction(isDark)
  const navigate = useNavigate()
  const rows = isAsked ? (found.data?.rows ?? []).flatMap((row) => entriesOf(row, session, asked?.verb)) : []
  // Not before what is found by its name, or Enter would open a conversation that was only answered sooner.
  const isNamed = isAsked && (found.data !== undefined || found.error !== null)
  const conversations = isNamed && !asked ? (threads.data?.rows ?? []).map((row) => threadEntry(row, session)) : []
  const articles = isNamed ? (help.data?.rows ?? []).map(articleEntry) : []
  const known = entriesFor(session, entries)
  const actions = actionsFor(session, isDark)
  const cities = cityEntries(session)
  const shown = typed
    ? unique([
        // Only once somebody types what is done it comes first, so that Enter does nothing that wasn’t asked for.
        ...[...actions, ...known.filter(isPage)].filter((entry) => isBegun(entry, typed)),
        // “brands london” names a list, and nobody.
        ...(typed.includes(' ') ? matching(cities, typed) : []),
        ...rows,
        ...conversations,
        ...matching([...cities, ...known, ...actions], typed),
        ...articles,
      ])
    : unique([...recentEntries(), ...known.filter(isPage), ...actions])
  const support = known.find(({ title }) => title === 'Support')
  const leftOut = isNamed && !found.isFetching && articles.length === 0 ? wordsLeftOut(asked?.rest ?? typed, shown) : []
  const all = shown.map(({ href }) => href).join()
  // Enter opens the first, as soon as it is there.
  const selectFirst = useEffectEvent(() => void combobox.selectFirstOption())
  useEffect(() => selectFirst(), [all])
  const follow = (entry: Entry | undefined) => {
    if (!entry) return
    if (entry.does?.is === 'invite') return onInvite(entry.does.creator)
    if (entry.does?.is === 'type') return setQuery(entry.does.text)
    onClose()
    if (entry.does && entry.does.is !== 'switch') return act(entry.does)
    remember(entry)
    if (entry.does) act(entry.does)
    if (entry.isElsewhere) window.open(entry.href, '_blank', 'noreferrer')
    else void navigate({ href: entry.href })
  }
  return (
    <DialogBox opened onClose={onClose} title="Find" size="md">
      <Combobox
        store={combobox}
        size="md"
        classNames={{ groupLabel: styles.group }}
        onOptionSubmit={(href) => follow(shown.find((entry) => entry.href === href))}
      >
        <Combobox.EventsTarget>
          <TextInput
            type="search"
            size="md"
            data-autofocus
            aria-label="Find anything"
            placeholder={placeholders[session.side]}
            leftSection={<IconSearch size={20} stroke={1.7} />}
            value={query}
            onFocus={() => {
              const early = takeEarly()
              if (early) setQuery(early)
            }}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
        </Combobox.EventsTarget>
        <Combobox.Options className={styles.found} aria-label="Results">
          {Object.entries(Object.groupBy(shown, ({ group }) => group)).map(([group, list = []]) => (
            <Combobox.Group key={group} label={group}>
              {list.map(({ href, title, detail }) => (
                <Combobox.Option key={href} value={href} className={styles.entry}>
                  <span>{title}</span>
                  {detail && <small>{detail}</small>}
                </Combobox.Option>
              ))}
            </Combobox.Group>
          ))}
        </Combobox.Options>
      </Combobox>
      <LeftOut words={leftOut} />
      {shown.length === 0 && <output className={styles.nothing}>{emptyText(typed, found)}</output>}
      {shown.length === 0 && isAsked && !found.isFetching && support && (
        <Button variant="default" onClick={() => follow(support)}>
          Contact support
        </Button>
      )}
    </DialogBox>
  )
}

/** The words that were typed and that nothing was found for. */
function LeftOut({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null
  return <output className={styles.nothing}>Nothing for {words.map((word) => `“${word}”`).join(' or ')}.</output>
}

/** A line for what was found, or for what is asked of it; for our team a brand also has one to write it a brief. */
function entriesOf(
  row: Found,
  session: Session,
  verb: NonNullable<ReturnType<typeof askedFor>>['verb'] | undefined,
): Entry[] {
  const entry = entryOf(row, session)
  if (verb) return [verb.entryFor(row, entry) ?? entry]
  return session.side === 'admin' && row.kind === 'brand' && row.canWrite ? [entry, newBriefFor(row)] : [entry]
}

/** Does what a line says. */
function useAction(isDark: boolean): (action: Exclude<Action, { is: 'invite' | 'type' }>) => void {
  const newBrief = useNewBrief('')
  const { setColorScheme } = useMantineColorScheme()
  const update = useWrite(profileCalls.updateSessionUserProfile)
  const viewAs = useViewAs()
  return (action) => {
    if (action.is === 'new-brief') newBrief.start(action.brandUid)
    else if (action.is === 'colours') setColorScheme(isDark ? 'light' : 'dark')
    else if (action.is === 'sign-out') void signOut('here')
    else if (action.is === 'view-as') viewAs.open(action.uid, action.type)
    else void update({ target_user_profile: { uid: action.brandUid, type: 'brand' } })
  }
}

const isPage = ({ group }: Entry) => group === 'Pages'

/** What the server finds once typing pauses; what it found before stays until then. */
function useFound({ side, current, user }: Session, typed: string) {
  const [asked] = useDebouncedValue(typed, pauseMs)
  const uid = current?.uid
  const whose = { admin: {}, brand: { brandUid: uid }, influencer: { influencerUid: uid } }[side]
  const isAsked = Math.min(asked.length, typed.length) >= least && (side === 'admin' || uid !== undefined)
  const found = useRead(discoveryCalls.findAnything, { ...whose, query: asked }, { enabled: isAsked, keep: true })
  // A brand’s people find what was said at any of their venues.
  const venues = user.linked_profiles.filter(({ type }) => type === 'brand').map((profile) => profile.uid)
  const whoseThreads = {
    admin: {},
    brand: { brandUids: venues.slice(0, brandsAtMost) },
    influencer: { profileUid: uid },
  }[side]
  const hasWord = isAsked && asked.length >= leastOfWord
  const threads = useRead(
    messageCalls.listThreads,
    { ...whoseThreads, box: 'all', search: asked, limit: mostThreads },
    { enabled: hasWord, keep: true },
  )
  const help = useRead(discoveryCalls.findHelp, { side, query: asked }, { enabled: isAsked, keep: true })
  return { found, threads: hasWord ? threads : noThreads, help, isAsked }
}

const placeholders = {
  brand: 'Creators, briefs, content, messages, pages, help',
  influencer: 'Venues, briefs, content, messages, pages, help',
  admin: 'People, brands, briefs, content, messages, pages',
} as const

function emptyText(typed: string, found: { isFetching: boolean; error: Error | null }): string {
  if (typed.length < least) return 'Type a name, a title or a page.'
  if (found.error) return found.error.message
  return found.isFetching ? 'Searching…' : `No results for “${typed}”. Check the spelling, or try a shorter word.`
}
