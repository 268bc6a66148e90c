import { Button, Group, Title } from '@mantine/core'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { counted } from '../../../../../kit/web/format.ts'
import { Card } from '../../../../../kit/web/parts.tsx'
import { cityFacts } from '../../../../profiles/vocabulary.ts'
import type { discoveryCalls } from '../../../contract.ts'
import styles from './ribbons.module.css'

type Props = {
  inNoRibbon: OutputOf<typeof discoveryCalls.getRibbons>['inNoRibbon']
  onPick: ((uids: string[]) => void) | undefined
}

/** Fairness: live places that no ribbon shows. They still stand in the feed below the ribbons. */
export function InNoRibbon({ inNoRibbon: { count, of, first }, onPick }: Props) {
  if (of === 0) return null
  return (
    <div className={styles.section}>
      <Card>
        <Group justify="space-between" gap="sm" mb="xs">
          <Title order={2}>Not in any ribbon</Title>
          {onPick && count > 0 && (
            <Button size="sm" variant="default" onClick={() => onPick(first.map(({ uid }) => uid))}>
              Create a ribbon from these
            </Button>
          )}
        </Group>
        {count === 0 ? (
          <p className="flush">Every live brief is in a ribbon.</p>
        ) : (
          <>
            <p className={styles.lead}>
              {count} of {counted(of, 'live brief')} {count === 1 ? 'isn’t' : 'aren’t'} in any ribbon today.{' '}
              {count === 1 ? 'It only appears' : 'They only appear'} further down the feed, below the ribbons.
            </p>
            <ul className={styles.inNone}>
              {first.map(({ uid, title, brandName, city }) => (
                <li key={uid}>
                  {title}{' '}
                  <span className="dim">
                    {brandName}, {cityFacts[city].name}
                  </span>
                </li>
              ))}
            </ul>
            {count > first.length && <span className="dim">and {count - first.length} more</span>}
          </>
        )}
      </Card>
    </div>
  )
}
