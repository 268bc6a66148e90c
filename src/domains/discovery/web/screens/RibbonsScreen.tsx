import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { must } from '../../../../kit/contract/must.ts'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { confirm, type Option } from '../../../../kit/web/confirm.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { counted, timeAgo } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Note } from '../../../../kit/web/parts.tsx'
import { Screen } from '../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { discoveryCalls } from '../../contract.ts'
import { builtInRibbons, cardsPerRibbon, mostRibbons } from '../../ribbons.ts'
import { toFeedViewer } from '../links.ts'
import { type DraftRibbon, useDraft } from './ribbons/draft.ts'
import { InNoRibbon } from './ribbons/InNoRibbon.tsx'
import { RibbonDialog } from './ribbons/RibbonDialog.tsx'
import { RibbonList } from './ribbons/RibbonList.tsx'
import styles from './ribbons/ribbons.module.css'

type View = OutputOf<typeof discoveryCalls.getRibbons>

/** The ribbons above every feed: ordered and changed as a draft, looked at as a creator, then published. */
export function RibbonsScreen() {
  const view = useRead(discoveryCalls.getRibbons, {})
  return (
    <Screen
      title="Feed Customizer"
      lead="The ribbons at the top of every creator’s feed, in order."
      actions={view.data && <Actions view={view.data} />}
      of={view}
    >
      {(data) => <Ribbons view={data} />}
    </Screen>
  )
}

function Actions({ view: { version, isDraftChanged, can } }: { view: View }) {
  const publish = useWrite(discoveryCalls.publishRibbons, { onDone: () => showSuccess('Published.') })
  const undo = useWrite(discoveryCalls.undoRibbons)
  const takeBack = async (what: 'draft' | 'published', done: string) => {
    if (await undo({ version, what })) showSuccess(done)
  }
  const ask = async (question: string, stay: string, act: string, then: () => Promise<unknown>) => {
    const options: Option[] = [
      { label: stay, value: false },
      { label: act, value: true, style: 'primary' },
    ]
    if (await confirm(question, options)) await then()
  }
  return (
    <Group gap="xs">
      <Button variant="default" component={LinkTo} to={toFeedViewer({ draft: isDraftChanged ? '1' : undefined })}>
        Preview
      </Button>
      {can.dropDraft && (
        <Button
          variant="default"
          loading={undo.busy}
          onClick={() =>
            void ask('Discard the draft? The ribbons go back to what’s live.', 'Keep draft', 'Discard draft', () =>
              takeBack('draft', 'Draft discarded.'),
            )
          }
        >
          Discard draft
        </Button>
      )}
      {can.takeBack && (
        <Button
          variant="default"
          loading={undo.busy}
          onClick={() =>
            void ask(
              'Undo publishing? Creators will see the previous ribbons right away.',
              'Keep these ribbons',
              'Go back to the previous ribbons',
              () => takeBack('published', 'The previous ribbons are live again.'),
            )
          }
        >
          Undo publishing
        </Button>
      )}
      {can.publish && (
        <Button
          loading={publish.busy}
          onClick={() =>
            void ask(
              'Publish these ribbons? Every creator will see them right away.',
              'Keep as draft',
              'Publish ribbons',
              () => publish({ version }),
            )
          }
        >
          Publish
        </Button>
      )}
    </Group>
  )
}

const { uid: _uid, ...ruled } = must(builtInRibbons[0], 'built in ribbon')
const fresh: DraftRibbon = { ...ruled, title: '' }

function Ribbons({ view }: { view: View }) {
  const { ribbons, saveRibbons, busy } = useDraft(view)
  const [edited, setEdited] = useState<{ at: number; ribbon: DraftRibbon } | null>(null)
  const save = async (ribbon: DraftRibbon) => {
    if (await saveRibbons(ribbons.toSpliced(must(edited, 'edited').at, 1, ribbon))) setEdited(null)
  }
  const add = (ribbon: DraftRibbon) => setEdited({ at: ribbons.length, ribbon })
  const mayAdd = view.can.save && ribbons.length < mostRibbons
  return (
    <>
      <div className={styles.state}>
        <Note tone={view.isDraftChanged ? 'warn' : 'calm'}>
          {liveInWords(view)} {view.isDraftChanged && 'The draft below isn’t published yet.'}
        </Note>
      </div>
      {ribbons.length === 0 ? (
        <EmptyState
          title="No ribbons yet"
          text="The feed starts with all open briefs. Add a ribbon to show chosen briefs first."
        />
      ) : (
        <RibbonList
          view={view}
          ribbons={ribbons}
          onChange={(next) => void saveRibbons(next)}
          onEdit={(at) => setEdited({ at, ribbon: must(ribbons[at], 'ribbon') })}
        />
      )}
      {mayAdd && (
        <Button variant="default" mt="md" onClick={() => add(fresh)}>
          Add ribbon
        </Button>
      )}
      <InNoRibbon
        inNoRibbon={view.inNoRibbon}
        onPick={
          mayAdd
            ? (uids) => add({ ...fresh, kind: 'hand', rule: null, briefUids: uids.slice(0, cardsPerRibbon) })
            : undefined
        }
      />
      {edited && (
        <RibbonDialog
          ribbon={edited.ribbon}
          names={[...view.picked, ...view.inNoRibbon.first]}
          busy={busy}
          onSave={(ribbon) => void save(ribbon)}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}

function liveInWords({ published, live }: View): string {
  if (!published) return 'The built-in ribbons are live.'
  return `${counted(live.length, 'ribbon')} live, published ${timeAgo(published.at)}${published.by ? ` by ${published.by}` : ''}.`
}
