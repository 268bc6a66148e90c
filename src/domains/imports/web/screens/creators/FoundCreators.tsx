import { NativeSelect, Stack, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { counted } from '../../../../../kit/web/format.ts'
import { GuardedButton } from '../../../../../kit/web/guarded-button.tsx'
import { listed } from '../../../../../kit/web/listed.ts'
import { LinkTo, type To } from '../../../../../kit/web/link.tsx'
import { Card, Note } from '../../../../../kit/web/parts.tsx'
import { toShortlists } from '../../../../discovery/web/links.ts'
import type { listCalls } from '../../../../lists/contract.ts'
import { firstShortlistName, mostShortlisted } from '../../../../lists/shortlists.ts'
import { importCalls } from '../../../contract.ts'
import styles from '../../parts/imports.module.css'

type Seen = OutputOf<typeof importCalls.readCreatorList>
type Props = {
  brandUid: string
  /** The shortlist from which somebody came. */
  list: string | undefined
  shortlists: OutputOf<typeof listCalls.listShortlists>['rows']
  seen: Seen
  /** Rows are counted as in the file; pasted ones have no numbers. */
  hasLines: boolean
  onColumn: (column: number) => void
}
const another = 'new'

/** Whom a list means, the shortlist they go on, and whom we didn’t find. */
export function FoundCreators({ brandUid, list, shortlists, seen, hasLines, onColumn }: Props) {
  const { columns, column, found, unmatched } = seen
  const [left, setLeft] = useState(() => found.map(({ uid }) => uid))
  const [onto, setOnto] = useState(list ?? shortlists[0]?.uid ?? another)
  const [name, setName] = useState(shortlists.length === 0 ? firstShortlistName : '')
  const [done, setDone] = useState<OutputOf<typeof importCalls.addCreatorsFromList> | null>(null)
  const add = useWrite(importCalls.addCreatorsFromList, {
    onDone: (answer) => {
      setDone(answer)
      setLeft(answer.left)
      setOnto(another)
      setName('')
    },
  })
  const target = onto === another ? { name: name.trim() } : { uid: onto }
  return (
    <>
      <Card>
        <Stack>
          <Summary seen={seen} hasLines={hasLines} />
          {columns.length > 1 && (
            <NativeSelect
              label="Column with the creators"
              data={columns.map((one, at) => ({
                value: String(at),
                label: one.examples[0] ? `${one.name} (${one.examples[0]})` : one.name,
              }))}
              value={column === null ? '' : String(column)}
              onChange={({ currentTarget: { value } }) => onColumn(Number(value))}
            />
          )}
          {found.length > 0 && (
            <ul className={`plain-list ${styles.counts}`} aria-label="Creators found">
              {found.map((one) => (
                <li key={one.uid}>
                  {one.name} <span className="dim">@{one.handle}</span>
                </li>
              ))}
            </ul>
          )}
          {done && <Done brandUid={brandUid} done={done} />}
          {left.length > 0 && (
            <>
              <div className={styles.fields}>
                <NativeSelect
                  label="Shortlist"
                  data={[
                    ...shortlists.map((one) => ({
                      value: one.uid,
                      label: `${one.name} (${one.influencerUids.length} of ${mostShortlisted})`,
                    })),
                    { value: another, label: 'New shortlist' },
                  ]}
                  value={onto}
                  onChange={({ currentTarget: { value } }) => setOnto(value)}
                />
                {onto === another && (
                  <TextInput
                    size="sm"
                    label="Name"
                    maxLength={60}
                    value={name}
                    onChange={({ currentTarget: { value } }) => setName(value)}
                  />
                )}
              </div>
              <GuardedButton
                className="at-start"
                loading={add.busy}
                missing={target.name === '' ? 'Enter a name for the new shortlist first.' : null}
                onClick={() => void add({ brandUid, influencerUids: left, ...target })}
              >
                Shortlist {counted(left.length, 'creator')}
              </GuardedButton>
            </>
          )}
        </Stack>
      </Card>
      <Unmatched brandUid={brandUid} rows={unmatched} hasLines={hasLines} />
    </>
  )
}

function Done({ brandUid, done }: { brandUid: string; done: OutputOf<typeof importCalls.addCreatorsFromList> }) {
  const { uid, name, added, there, left } = done
  return (
    <Note tone={left.length > 0 ? 'warn' : 'good'}>
      {counted(added, 'creator')} added to “{name}”.
      {there > 0 && ` ${there.toLocaleString('en-GB')} ${there === 1 ? 'was' : 'were'} on it already.`}
      {left.length > 0 &&
        ` A shortlist holds ${mostShortlisted}, so ${left.length.toLocaleString('en-GB')} didn’t fit. Choose another shortlist for them.`}{' '}
      <LinkTo to={toShortlists(brandUid, uid)}>Open the shortlist</LinkTo>
    </Note>
  )
}

/** What the rows came to, and what of the file isn’t used. */
function Summary({ seen, hasLines }: Pick<Props, 'seen' | 'hasLines'>) {
  const { columns, column, rows, empty, found, repeats } = seen
  const leftOut = columns.filter((one, at) => at !== column && one.examples.length > 0).map((one) => one.name)
  return (
    <div>
      <Title order={2}>{counted(found.length, 'creator')} found</Title>
      <div className="dim">
        {counted(rows, 'row')} read{empty > 0 && `, ${empty.toLocaleString('en-GB')} without a creator`}
        {repeats.length > 0 && `, ${counted(repeats.length, 'repeat')}`}.
      </div>
      {repeats.length > 0 && <div className="dim">Listed more than once: {repeatWords(repeats, hasLines)}.</div>}
      {leftOut.length > 0 && (
        <div className="dim">We only use the column with the creators and leave out {listed(leftOut)}.</div>
      )}
    </div>
  )
}

/** `@alice.eats (line 4, first on line 2)`; pasted ones have no lines. */
function repeatWords(repeats: Seen['repeats'], hasLines: boolean): string {
  const words = repeats.map(
    ({ line, handle, of }) => `@${handle}${hasLines ? ` (line ${line}, first on line ${of})` : ''}`,
  )
  const more = words.length - mostRepeats
  return listed(
    more > 0 ? [...words.slice(0, mostRepeats), `${more.toLocaleString('en-GB')} more`] : [...new Set(words)],
  )
}

/** How many are listed. */
const shown = 50
const mostRepeats = 10

type UnmatchedProps = { brandUid: string; rows: Seen['unmatched']; hasLines: boolean }

function Unmatched({ brandUid, rows, hasLines }: UnmatchedProps) {
  if (rows.length === 0) return null
  const emails = rows.filter(({ isEmail }) => isEmail).length
  const toReferrals: To = { path: '/app/referrals', search: { uid: brandUid } }
  return (
    <Card>
      <Stack>
        <Title order={2}>{counted(rows.length, 'row')} not found</Title>
        <p className="flush">
          Check the spelling, or use the link to their profile instead of a name. If they aren’t here yet,{' '}
          <LinkTo to={toReferrals}>invite them with your link</LinkTo>.
        </p>
        {emails > 0 && (
          <p className="flush">
            {counted(emails, 'row is', 'rows are')} an email address. We don’t look creators up by email, because their
            addresses are private. Add their handles instead.
          </p>
        )}
        <ul className={`plain-list ${styles.rows}`}>
          {rows.slice(0, shown).map(({ line, given }) => (
            <li key={line}>
              {given} {hasLines && <span className="dim">line {line}</span>}
            </li>
          ))}
        </ul>
        {rows.length > shown && <div className="dim">and {(rows.length - shown).toLocaleString('en-GB')} more</div>}
      </Stack>
    </Card>
  )
}
