import { Button, Combobox, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { discoveryCalls } from '../../../domains/discovery/contract.ts'
import { useNewBrief } from '../../../domains/briefs/web/parts/new-brief.ts'
import { messageCalls } from '../../../domains/messages/contract.ts'
import type { Session } from '../../../domains/profiles/web/session.tsx'
import { useRead } from '../../../kit/web/calls.ts'
import { DialogBox } from '../../../kit/web/dialog-box.tsx'
import {
  actionsFor,
  articleEntry,
  cityEntries,
  type Entry,
  entriesFor,
  entryOf,
  inviteEntry,
  isBegun,
  isInviting,
  matching,
  recentEntries,
  remember,
  threadEntry,
  unique,
  withoutInvite,
} from './finder-entries.ts'
import type { ShownEntry } from './menu.ts'
import styles from './finder.module.css'

/** From how many characters on the server is asked. */
const least = 2
/** From how many on conversations are searched, by what was written too. */
const leastOfWord = 3
const mostThreads = 5
const noThreads = { data: undefined }
/** A pause in typing (ms). */
const pauseMs = 120

type Props = {
  session: Session
  entries: readonly ShownEntry[]
  /** What was typed before the field was there; nothing once taken. */
  takeEarly: () => string
  onClose: () => void
}

/** People, venues, briefs, collabs and content by name, conversations also by what was written, and the pages and help of whoever looks; what was opened last comes first. */
export function Finder({ session, entries, takeEarly, onClose }: Props) {
  const [query, setQuery] = useState('')
  const typed = query.trim()
  const invites = isInviting(session.side, typed)
  const { found, threads, help, isAsked } = useFound(session, invites ? withoutInvite(typed) : typed)
  const newBrief = useNewBrief(session.current?.uid ?? '')
  const combobox = useCombobox({ opened: true, onDropdownClose: onClose })
  const navigate = useNavigate()
  const rows = isAsked
    ? (found.data?.rows ?? []).map((row) => {
        const entry = entryOf(row, session)
        return invites && row.kind === 'influencer' ? inviteEntry(entry) : entry
      })
    : []
  // Not before what is found by its name, or Enter would open a conversation that was only answered sooner.
  const isNamed = isAsked && (found.data !== undefined || found.error !== null)
  const conversations = isNamed && !invites ? (threads.data?.rows ?? []).map((row) => threadEntry(row, session)) : []
  const articles = isNamed ? (help.data?.rows ?? []).map(articleEntry) : []
  const known = entriesFor(session, entries)
  const actions = actionsFor(session)
  const shown = typed
    ? unique([
        // Only once somebody types what is done it comes first, so that Enter does nothing that wasn’t asked for.
        ...[...actions, ...known.filter(isPage)].filter((entry) => isBegun(entry, typed)),
        ...rows,
        ...conversations,
        ...matching([...cityEntries(session), ...known, ...actions], typed),
        ...articles,
      ])
    : unique([...recentEntries(), ...known.filter(isPage), ...actions])
  const support = known.find(({ title }) => title === 'Support')
  const all = shown.map(({ href }) => href).join()
  // Enter opens the first, as soon as it is there.
  const selectFirst = useEffectEvent(() => void combobox.selectFirstOption())
  useEffect(() => selectFirst(), [all])
  const follow = (entry: Entry | undefined) => {
    if (!entry) return
    onClose()
    if (entry.does === 'new-brief') return newBrief.start()
    remember(entry)
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
      {shown.length === 0 && <output className={styles.nothing}>{emptyText(typed, found)}</output>}
      {shown.length === 0 && isAsked && !found.isFetching && support && (
        <Button variant="default" onClick={() => follow(support)}>
          Contact support
        </Button>
      )}
    </DialogBox>
  )
}

const isPage = ({ group }: Entry) => group === 'Pages'

/** What the server finds once typing pauses; what it found before stays until then. */
function useFound({ side, current }: Session, typed: string) {
  const [asked] = useDebouncedValue(typed, pauseMs)
  const uid = current?.uid
  const whose = { admin: {}, brand: { brandUid: uid }, influencer: { influencerUid: uid } }[side]
  const isAsked = Math.min(asked.length, typed.length) >= least && (side === 'admin' || uid !== undefined)
  const found = useRead(discoveryCalls.findAnything, { ...whose, query: asked }, { enabled: isAsked, keep: true })
  const profileUid = side === 'admin' ? undefined : uid
  const hasWord = isAsked && asked.length >= leastOfWord
  const threads = useRead(
    messageCalls.listThreads,
    { profileUid, box: 'all', search: asked, limit: mostThreads },
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
