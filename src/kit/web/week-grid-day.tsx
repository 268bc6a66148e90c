import { Menu } from '@mantine/core'
import styles from './week-grid.module.css'

export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

type Props = {
  /** 0 is Monday. */
  day: number
  /** Copies it to days, 1 being Monday; `where` says which. */
  onCopy: (days: number[], where: string) => void
  onClear: () => void
}

const groups = [
  { words: 'every day', days: [1, 2, 3, 4, 5, 6, 7] },
  { words: 'Monday to Friday', days: [1, 2, 3, 4, 5] },
  { words: 'Saturday and Sunday', days: [6, 7] },
]

/** The head of a day: copies it to others, or empties it. */
export function DayMenu({ day, onCopy, onClear }: Props) {
  const name = weekdayNames[day] ?? ''
  return (
    <Menu position="bottom-start" shadow="md">
      <Menu.Target>
        <button type="button" className={styles.day} aria-label={`${name.slice(0, 3)}: copy or clear ${name}`}>
          {name.slice(0, 3)}
        </button>
      </Menu.Target>
      <Menu.Dropdown className={styles.menu}>
        <Menu.Label>Copy {name} to</Menu.Label>
        {groups.map(({ words, days }) => (
          <Menu.Item key={words} onClick={() => onCopy(days, words)}>
            {words.charAt(0).toUpperCase() + words.slice(1)}
          </Menu.Item>
        ))}
        {weekdayNames.map(
          (other, at) =>
            at !== day && (
              <Menu.Item key={other} onClick={() => onCopy([at + 1], other)}>
                {other}
              </Menu.Item>
            ),
        )}
        <Menu.Divider />
        <Menu.Item color="red" onClick={onClear}>
          Clear {name}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
