import { ActionIcon, Button, Group } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical, IconPencil, IconPinFilled, IconTrash } from '@tabler/icons-react'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { counted } from '../../../../../kit/web/format.ts'
import { Badge } from '../../../../../kit/web/parts.tsx'
import type { discoveryCalls } from '../../../contract.ts'
import type { DraftRibbonView } from '../../../contract/ribbons.ts'
import type { Ribbon } from '../../../ribbons.ts'
import type { DraftRibbon } from './draft.ts'
import { holdsInWords, limitsOf, sourceOf, usageInWords } from './words.ts'
import styles from './ribbons.module.css'

type Props = {
  ribbon: DraftRibbon
  /** Its figures; not there until it is saved. */
  row: DraftRibbonView | undefined
  view: OutputOf<typeof discoveryCalls.getRibbons>
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onDrag: (isDragged: boolean) => void
  onEdit: () => void
  onRemove: () => void
}

/** One ribbon of the feed: what it is, what it holds, how it is used, and what can be done with it. */
export function RibbonCard({ ribbon, row, view, isFirst, isLast, onMove, onDrag, onEdit, onRemove }: Props) {
  const { title } = ribbon
  const mayEdit = view.can.save
  const gone = view.picked.filter(({ uid, isLive }) => ribbon.briefUids.includes(uid) && !isLive)
  const isEmpty = row !== undefined && row.holds.every(({ count }) => count === 0)
  return (
    <article className={`card ${styles.ribbon}`} aria-label={title}>
      {mayEdit && (
        <span
          className={styles.ribbonHandle}
          draggable
          aria-hidden="true"
          title="Drag to reorder"
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move'
            event.dataTransfer.setData('text/plain', title)
            const card = event.currentTarget.closest('article')
            if (card) event.dataTransfer.setDragImage(card, 16, 24)
            onDrag(true)
          }}
          onDragEnd={() => onDrag(false)}
        >
          <IconGripVertical size={20} />
        </span>
      )}
      <div className={styles.ribbonWords}>
        <Group gap={8}>
          <h2>{title}</h2>
          {ribbon.pinned && (
            <Badge tone="calm">
              <IconPinFilled size={14} aria-hidden="true" /> pinned
            </Badge>
          )}
          {ribbon.size === 'large' && <Badge tone="mute">large cards</Badge>}
          {limitsOf(ribbon as Ribbon).map((limit) => (
            <Badge key={limit} tone="mute">
              {limit}
            </Badge>
          ))}
          {row?.change && (
            <Badge tone="good">{row.change === 'new' ? 'new in the draft' : 'changed in the draft'}</Badge>
          )}
          {isEmpty && <Badge tone="warn">empty now</Badge>}
        </Group>
        <div className="dim">
          {sourceOf(ribbon as Ribbon)}
          {ribbon.minimum > 1 && ` · hidden with fewer than ${counted(ribbon.minimum, 'card')}`}
        </div>
        {row && (
          <>
            <div>{isEmpty ? 'Nothing live matches, so creators don’t see it.' : holdsInWords(row)}</div>
            <div className="dim numbers">{usageInWords(row, view)} in 28 days</div>
          </>
        )}
        {gone.length > 0 && (
          <div className={styles.ribbonHint}>
            No longer live: {gone.map(({ title: name, brandName }) => `${name} (${brandName})`).join(', ')}.
          </div>
        )}
        {row?.isDead && (
          <div className={styles.ribbonHint}>Almost no one opens these. Consider removing the ribbon.</div>
        )}
      </div>
      {mayEdit && <Tools {...{ title, isFirst, isLast, onMove, onEdit, onRemove }} />}
    </article>
  )
}

type ToolsProps = Pick<Props, 'isFirst' | 'isLast' | 'onMove' | 'onEdit' | 'onRemove'> & { title: string }

function Tools({ title, isFirst, isLast, onMove, onEdit, onRemove }: ToolsProps) {
  return (
    <Group gap={6} className={styles.ribbonTools}>
      <ActionIcon
        variant="default"
        size={40}
        data-by={-1}
        aria-label={`Move ${title} up`}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      >
        <IconArrowUp size={18} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={40}
        data-by={1}
        aria-label={`Move ${title} down`}
        disabled={isLast}
        onClick={() => onMove(1)}
      >
        <IconArrowDown size={18} />
      </ActionIcon>
      <Button
        variant="default"
        h={40}
        leftSection={<IconPencil size={16} />}
        aria-label={`Edit ${title}`}
        onClick={onEdit}
      >
        Edit
      </Button>
      <ActionIcon variant="default" size={40} aria-label={`Remove ${title}`} onClick={onRemove}>
        <IconTrash size={18} />
      </ActionIcon>
    </Group>
  )
}
