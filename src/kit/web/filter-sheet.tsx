import './styles.ts'
import { Button, Drawer, Group, Stack } from '@mantine/core'
import { type Filter, FilterField, type Values } from './filter-field.tsx'

type Props = {
  more: readonly Filter[]
  values: Values
  onChange: (change: Values) => void
  onClear: () => void
  onClose: () => void
}

/** Further filters on a phone: each with its name, over the list they narrow. */
export function FilterSheet({ more, values, onChange, onClear, onClose }: Props) {
  return (
    <Drawer
      opened
      onClose={onClose}
      position="bottom"
      size="auto"
      title="Filters"
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ content: 'filter-sheet' }}
    >
      <Stack gap="sm">
        {more.map((filter) => (
          <FilterField
            key={filter.name}
            filter={filter}
            value={values[filter.name]}
            onChange={(value) => onChange({ [filter.name]: value })}
            isLabelled
          />
        ))}
        <Group grow className="filter-sheet-foot">
          <Button variant="default" onClick={onClear}>
            Clear all
          </Button>
          <Button onClick={onClose}>Show results</Button>
        </Group>
      </Stack>
    </Drawer>
  )
}
