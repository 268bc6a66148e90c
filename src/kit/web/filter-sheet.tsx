import './styles.ts'
import { Button, Drawer, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { type Filter, FilterField, type Values } from './filter-field.tsx'
import styles from './filter-sheet.module.css'

type Props = {
  /** From where it comes in. */
  side: 'bottom' | 'right'
  title: string
  more: readonly Filter[]
  values: Values
  onChange: (change: Values) => void
  onClear: () => void
  onClose: () => void
  /** What the button says that closes it: how many are found, where that is known. */
  show?: string
  /** What narrows the list besides, above the others. */
  children?: ReactNode
}

/** Further filters: each with its name, over the list they narrow on a phone, beside it on a desk. */
export function FilterSheet({ side, title, more, values, onChange, onClear, onClose, show, children }: Props) {
  const groups = [...new Set(more.map(({ group }) => group))]
  return (
    <Drawer
      opened
      onClose={onClose}
      position={side}
      size={side === 'bottom' ? 'auto' : 'sm'}
      title={title}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ title: styles.title, content: side === 'bottom' ? styles.sheet : '' }}
    >
      <Stack gap="sm">
        {children}
        {groups.map((group) => {
          const fields = (
            <Stack key={group ?? ''} gap="sm">
              {more
                .filter((filter) => filter.group === group)
                .map((filter) => (
                  <FilterField
                    key={filter.name}
                    filter={filter}
                    value={values[filter.name]}
                    onChange={(value) => onChange({ [filter.name]: value })}
                    isLabelled
                  />
                ))}
            </Stack>
          )
          if (!group) return fields
          return (
            <fieldset key={group} className={styles.group}>
              <legend>{group}</legend>
              {fields}
            </fieldset>
          )
        })}
        <Group grow className={styles.foot}>
          <Button variant="default" onClick={onClear}>
            Clear all
          </Button>
          <Button onClick={onClose}>{show ?? 'Show results'}</Button>
        </Group>
      </Stack>
    </Drawer>
  )
}
