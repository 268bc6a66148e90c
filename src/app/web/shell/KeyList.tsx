import { searchKey, searchOf } from './search-key.ts'
import styles from '../shell.module.css'

const keys = [
  [
    'On every page',
    [
      ['?', 'Show keyboard shortcuts'],
      ['Ctrl K', 'Find anything (⌘ K on a Mac)'],
      [searchKey, 'Search this page'],
      ['Esc', 'Close a dialog or menu'],
      ['Z', 'Undo, while the undo bar is showing'],
    ],
  ],
  [
    'In Today',
    [
      ['J', 'Next'],
      ['K', 'Previous'],
      ['O Enter', 'Open the page'],
      ['A', 'Approve'],
      ['D', 'Decline or reject'],
      ['R', 'Request changes'],
      ['E', 'Done'],
      ['N', 'Nudge'],
      ['S', 'Snooze'],
      ['C', 'Assign'],
    ],
  ],
  [
    'In a list of requests, briefs or creators',
    [
      ['J', 'Next'],
      ['K', 'Previous'],
      ['O', 'Open'],
      ['A', 'Approve'],
      ['D', 'Decline or reject'],
      ['S', 'Shortlist'],
      ['R', 'Request changes to a brief (our team)'],
      ['C', 'Compare'],
      ['Q', 'Ask a question'],
      ['I', 'Invite'],
    ],
  ],
  [
    'On the page of a brand or creator (our team)',
    [
      ['J', 'Next in the list you came from'],
      ['K', 'Previous'],
    ],
  ],
  [
    'In messages',
    [
      ['J', 'Next conversation'],
      ['K', 'Previous conversation'],
      ['X', 'Select'],
      ['E', 'Done'],
      ['S', 'Snooze'],
      ['C', 'Assign'],
      ['R', 'Write a reply'],
      ['Esc', 'Leave the reply: it stays'],
    ],
  ],
  [
    'In a table',
    [
      ['Tab', 'Go to its cells'],
      ['← ↑ → ↓', 'Go to another cell'],
      ['Home End', 'First or last cell of the row; with Ctrl, of the table'],
      ['Enter', 'Open, sort or edit'],
      ['Space', 'Select the row; with Shift, all since the last one'],
    ],
  ],
] as const

/** The keys that do something on this page, by where they do it. */
export function KeyList() {
  return keys.map(([where, rows]) => (
    <section key={where} aria-label={where}>
      <h3 className={styles.keysTitle}>{where}</h3>
      <dl className={styles.keys}>
        {rows.map(
          ([key, what]) =>
            (key !== searchKey || searchOf()) && (
              <div key={key}>
                <dt>
                  {key.split(' ').map((one) => (
                    <kbd key={one}>{one}</kbd>
                  ))}
                </dt>
                <dd>{what}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  ))
}
