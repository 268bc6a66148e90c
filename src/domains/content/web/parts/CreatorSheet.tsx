import '../../../../kit/web/styles.ts'
import { ActionIcon, CloseButton, Drawer } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead } from '../../../../kit/web/calls.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { focusItem, listenToKeys, pressKey, stepOf } from '../../../../kit/web/list-keys.ts'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { toCreator } from '../../../profiles/web/links.ts'
import { contentCalls } from '../../contract.ts'
import { CreatorProfile } from './CreatorProfile.tsx'
import { useRecordedOpen } from './use-recorded-open.ts'
import styles from './creator/creator.module.css'

/** One of the list that the sheet lies over: what the list knows it by, and whose page it is. */
type Entry = { uid: string; handle: string; name: string; briefUid: string | undefined }
type Creator = OutputOf<typeof contentCalls.getCreatorPage>

type Props = {
  list: readonly Entry[]
  /** The open one, by its uid. */
  open: string | undefined
  onOpen: (uid: string | undefined) => void
  actions?: (creator: Creator, uid: string) => ReactNode
  requestActions?: (creator: Creator, uid: string) => ReactNode
  asked?: (creator: Creator) => ReactNode
  content?: (creator: Creator) => ReactNode
  growthOf?: (creator: Creator, platform: Creator['accounts'][number]['platform']) => ReactNode
  /** What stands below their page. */
  more?: (creator: Creator) => ReactNode
}

/**
 * A creator's page over a list: J and K open the next and the previous, Escape closes it, and the focus goes back to the item
 * that was open last. After an answer the next one opens.
 */
export function CreatorSheet({ list, open, onOpen, ...parts }: Props) {
  const at = list.findIndex(({ uid }) => uid === open)
  const bar = useRef<HTMLDivElement>(null)
  // What was pressed is gone with its page: the keys go on where the focus is.
  useEffect(() => {
    if (document.activeElement === document.body) bar.current?.focus()
  }, [open])
  const entry = list[at]
  const step = (by: number) => list[at + by] && onOpen(list[at + by]?.uid)
  const close = () => {
    onOpen(undefined)
    if (open) focusItem(open)
  }
  const onKey = (event: KeyboardEvent, sheet: HTMLElement) => {
    // Not by the drawer: a dialog over it closes by Escape alone.
    if (event.key === 'Escape') return close()
    const by = stepOf(event, ['j', 'k'])
    if (by === 0) return pressKey(event, sheet)
    event.preventDefault()
    step(by)
  }
  const goOn = () => (list[at + 1] ? step(1) : list[at - 1] ? step(-1) : onOpen(undefined))
  return (
    <Drawer
      opened={entry !== undefined}
      onClose={close}
      position="right"
      size="min(880px, 100vw)"
      padding={0}
      withCloseButton={false}
      returnFocus={false}
      closeOnEscape={false}
      attributes={{ content: { 'aria-label': entry?.name ?? 'Creator' } }}
    >
      {entry && (
        <div ref={(sheet) => (sheet ? listenToKeys(sheet, (event) => onKey(event, sheet)) : undefined)}>
          <div ref={bar} tabIndex={-1} className={styles.sheetBar}>
            <span className="dim">
              {at + 1} of {list.length} · <LinkTo to={toCreator(entry.handle, entry.briefUid)}>Open page</LinkTo>
            </span>
            <ActionIcon
              variant="subtle"
              size={44}
              aria-label="Previous creator"
              aria-keyshortcuts="k"
              title="Previous (K)"
              disabled={at === 0}
              onClick={() => step(-1)}
            >
              <IconChevronUp size={20} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              size={44}
              aria-label="Next creator"
              aria-keyshortcuts="j"
              title="Next (J)"
              disabled={at === list.length - 1}
              onClick={() => step(1)}
            >
              <IconChevronDown size={20} />
            </ActionIcon>
            <CloseButton size={44} aria-label="Close" title="Close (Esc)" data-autofocus onClick={close} />
          </div>
          <Page key={entry.uid} entry={entry} {...parts} onAnswer={goOn} onUndone={() => onOpen(entry.uid)} />
        </div>
      )}
    </Drawer>
  )
}

type PageProps = Omit<Props, 'list' | 'open' | 'onOpen'> & {
  entry: Entry
  onAnswer: () => void
  onUndone: () => void
}

function Page({ entry: { uid, handle, briefUid }, onAnswer, onUndone, ...parts }: PageProps) {
  const page = useRead(contentCalls.getCreatorPage, { handle, ...(briefUid && { briefUid }) })
  useRecordedOpen(page.data?.handle)
  return (
    <div className={styles.sheet}>
      <Loaded of={page}>
        {(creator) => (
          <CreatorProfile
            creator={creator}
            actions={parts.actions?.(creator, uid)}
            requestActions={parts.requestActions?.(creator, uid)}
            asked={parts.asked?.(creator)}
            content={parts.content?.(creator)}
            growthOf={parts.growthOf && ((platform) => parts.growthOf?.(creator, platform))}
            more={parts.more?.(creator)}
            onAnswer={onAnswer}
            onUndone={onUndone}
          />
        )}
      </Loaded>
    </div>
  )
}
