import '../styles.ts'
import { ActionIcon, Button, Checkbox, Group, NativeSelect, Popover, SegmentedControl } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconColumns } from '@tabler/icons-react'
import { must } from '../../contract/must.ts'
import type { TableChoice } from '../../contract/table.ts'
import styles from './columns-menu.module.css'

type Props = {
  /** All columns by their titles; the first always stays in front. */
  all: readonly { key: string; title: string }[]
  shown: readonly string[]
  /** Null: as it is without a choice. */
  onShown: (keys: readonly string[] | null) => void
  groupings: readonly TableChoice[]
  group: string | undefined
  onGroup: (group: string | undefined) => void
  isCompact: boolean
  onCompact: (isCompact: boolean) => void
}

/** Which columns a list shows, in what order, what its rows are grouped by, and how close they stand. */
export function ColumnsMenu({ all, shown, onShown, groupings, group = '', onGroup, isCompact, onCompact }: Props) {
  const [head, ...rest] = shown
  const titleOf = (key: string) => all.find((column) => column.key === key)?.title ?? key
  const hidden = all.filter(({ key }) => !shown.includes(key))
  const move = (at: number, by: 1 | -1) => {
    const order = [...rest]
    order.splice(at + by, 0, must(order.splice(at, 1)[0]))
    onShown([must(head), ...order])
  }
  return (
    <Popover position="bottom-end" shadow="md" trapFocus>
      <Popover.Target>
        <Button variant="default" size="sm" leftSection={<IconColumns size={16} />}>
          Columns
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <div className={styles.menu} role="group" aria-label="Columns">
          <SegmentedControl
            size="xs"
            fullWidth
            aria-label="Row height"
            data={[
              { value: 'comfortable', label: 'Comfortable' },
              { value: 'compact', label: 'Compact' },
            ]}
            value={isCompact ? 'compact' : 'comfortable'}
            onChange={(value) => onCompact(value === 'compact')}
          />
          {groupings.length > 0 && (
            <NativeSelect
              size="xs"
              label="Group by"
              data={[{ value: '', label: 'None' }, ...groupings]}
              value={group}
              onChange={(event) => onGroup(event.currentTarget.value || undefined)}
            />
          )}
          {head !== undefined && <Checkbox label={titleOf(head)} checked disabled readOnly />}
          {rest.map((key, at) => (
            <Group key={key} justify="space-between" wrap="nowrap" gap="xs">
              <Checkbox label={titleOf(key)} checked onChange={() => onShown(shown.filter((each) => each !== key))} />
              <Group gap={2} wrap="nowrap">
                <Move title={titleOf(key)} to="left" disabled={at === 0} onClick={() => move(at, -1)} />
                <Move title={titleOf(key)} to="right" disabled={at === rest.length - 1} onClick={() => move(at, 1)} />
              </Group>
            </Group>
          ))}
          {hidden.map(({ key, title }) => (
            <Checkbox key={key} label={title} checked={false} onChange={() => onShown([...shown, key])} />
          ))}
          <Button size="xs" variant="subtle" onClick={() => onShown(null)}>
            Reset columns
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}

function Move(props: { title: string; to: 'left' | 'right'; disabled: boolean; onClick: () => void }) {
  const Icon = props.to === 'left' ? IconChevronUp : IconChevronDown
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={`Move ${props.title} ${props.to}`}
      disabled={props.disabled}
      onClick={props.onClick}
    >
      <Icon size={16} />
    </ActionIcon>
  )
}
