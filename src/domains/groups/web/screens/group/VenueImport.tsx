import { Button, Group, Stack, Title } from '@mantine/core'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { counted } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Card, Note } from '../../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { importCalls } from '../../../../imports/contract.ts'
import { correctedOwn, hasNeeded, needsField } from '../../../../imports/fields.ts'
import { type NotVenues, notVenuesWords, ownDuplicateRules } from '../../../../imports/own-venues.ts'
import type { ImportPreview, ImportView } from '../../../../imports/views.ts'
import { ColumnFields } from '../../../../imports/web/parts/ColumnFields.tsx'
import { ChangeChoice } from '../../../../imports/web/parts/ChangeChoice.tsx'
import { DuplicateChoice } from '../../../../imports/web/parts/DuplicateChoice.tsx'
import { PreviewRows } from '../../../../imports/web/parts/PreviewRows.tsx'
import { ReadingFields } from '../../../../imports/web/parts/ReadingFields.tsx'
import { WordFields } from '../../../../imports/web/parts/WordFields.tsx'
import type { SaveImport } from '../../../../imports/web/save-import.ts'
import { toValue } from '../../../../value/web/links.ts'
import type { VenuePrice } from '../../../contract/venues.ts'
import { importWords } from '../../../price-words.ts'

type Props = {
  brandUid: string
  uid: string
  price: VenuePrice
  /** Shows the venues that wait. */
  onDone: () => void
}

/** A file as it is read, what would come of each row, and the button that keeps its venues. */
export function VenueImport({ brandUid, uid, price, onDone }: Props) {
  const read = useRead(importCalls.getVenueImport, { brandUid, uid })
  const save = useWrite(importCalls.saveVenueImport)
  const change: SaveImport = ({ duplicates, corrections, ...input }) =>
    save({
      ...input,
      brandUid,
      duplicates: ownDuplicateRules.find((one) => one === duplicates),
      corrections: corrections && correctedOwn.filter((one) => corrections.includes(one)),
    })
  return (
    <Loaded of={read} shape="form">
      {({ run, preview, looksLike }) =>
        preview && looksLike ? (
          <Stack gap="lg" aria-busy={save.busy || read.isFetching}>
            <Elsewhere brandUid={brandUid} kind={looksLike} onDone={onDone} />
            <ReadingFields run={run} preview={preview} save={change} isOwn />
          </Stack>
        ) : preview ? (
          <Stack gap="lg" aria-busy={save.busy || read.isFetching}>
            <PreviewRows kind="own" preview={preview} />
            <Start
              brandUid={brandUid}
              run={run}
              preview={preview}
              price={price}
              isBusy={save.busy || read.isFetching}
              onDone={onDone}
            />
            <DuplicateChoice run={run} preview={preview} save={change} isOwn />
            <ChangeChoice run={run} preview={preview} save={change} isOwn />
            <WordFields uid={uid} words={preview.words} save={change} isOwn />
            <ColumnFields run={run} preview={preview} save={change} isOwn />
            <ReadingFields run={run} preview={preview} save={change} isOwn />
          </Stack>
        ) : (
          <Card>
            <p className="flush">This file has been imported already.</p>
            <Button variant="default" mt="sm" onClick={onDone}>
              Show imported venues
            </Button>
          </Card>
        )
      }
    </Loaded>
  )
}

/** Where a file goes whose rows aren’t venues. */
function Elsewhere({ brandUid, kind, onDone }: Pick<Props, 'brandUid' | 'onDone'> & { kind: NotVenues }) {
  const isOfCreators = kind === 'creators' || kind === 'lists'
  return (
    <Card>
      <Stack align="flex-start">
        <Note tone="warn">{notVenuesWords(kind)}</Note>
        {isOfCreators && (
          <LinkTo to={{ path: '/app/brand/import-creators', search: { uid: brandUid } }}>Import creators</LinkTo>
        )}
        {kind === 'redemptions' && <LinkTo to={toValue(brandUid)}>Open Value to import bookings</LinkTo>}
        <Button variant="default" onClick={onDone}>
          Choose another file
        </Button>
      </Stack>
    </Card>
  )
}

type StartProps = Omit<Props, 'uid'> & { run: ImportView; preview: ImportPreview; isBusy: boolean }

function Start({ brandUid, run, preview, price, isBusy, onDone }: StartProps) {
  const start = useWrite(importCalls.startVenueImport, {
    onDone: ({ counts }) => {
      showSuccess(doneWords(counts))
      onDone()
    },
  })
  const { added, asks, merged } = preview.counts
  const venues = added + asks
  const missing = missingIn(run, preview)
  return (
    <Card>
      <Title order={2} mb="xs">
        {missing ? 'Nothing to import yet' : 'Ready to import'}
      </Title>
      {missing ? (
        <Note tone="warn">{missing}</Note>
      ) : (
        <>
          <p className="flush numbers">
            {venues > 0
              ? `We won’t charge you now: imported venues wait as drafts that only you can see. ${importWords(price, venues)}`
              : 'This file adds no venue, so nothing is charged.'}
          </p>
          <p className="dim">You can undo the import for 7 days.</p>
        </>
      )}
      <Group mt="sm">
        {!missing && (
          <Button loading={start.busy || isBusy} onClick={() => void start({ brandUid, uid: run.uid })}>
            {startWords(venues, merged)}
          </Button>
        )}
        <Button variant="default" onClick={onDone}>
          Choose another file
        </Button>
      </Group>
    </Card>
  )
}

/** `Import 2 venues, change 1`. */
function startWords(venues: number, changed: number): string {
  if (venues === 0) return `Change ${counted(changed, 'venue')}`
  return `Import ${counted(venues, 'venue')}${changed > 0 ? `, change ${changed}` : ''}`
}

function doneWords({ added, asks, merged }: ImportView['counts']): string {
  const changed = merged > 0 ? `${counted(merged, 'venue')} changed. ` : ''
  if (added + asks === 0) return changed.trim()
  return `${counted(added + asks, 'venue')} imported. ${changed}Add each one when it’s ready to start.`
}

/** Why nothing can be imported yet; null where it can. */
function missingIn(run: ImportView, { counts, changes }: ImportPreview): string | null {
  if (!hasNeeded(run.kind, run.mapping)) return needsField[run.kind]
  if (counts.added + counts.asks + counts.merged > 0) return null
  return changes.rows > 0
    ? 'This file adds no venue. To change details of venues you have, choose them below.'
    : 'None of the rows in this file can be imported. The preview shows why.'
}
