import { Button, Group } from '@mantine/core'
import { lazy, type ReactNode, Suspense } from 'react'
import type { Asked } from '../../../../kit/web/grid/table-state.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { ShowAs } from '../../../../kit/web/show-as.tsx'
import { RowsToCome } from '../../../../kit/web/to-come.tsx'
import { CalendarFeed } from '../../../visits/web/parts/CalendarFeed.tsx'
import { collabExplorerSearch, toContent } from '../links.ts'
import { CollabBoard } from '../parts/CollabBoard.tsx'
import { CollabTable } from '../parts/CollabTable.tsx'
import { useTeam } from '../team.ts'
import styles from './collab-explorer.module.css'

/** They come when somebody looks at them. */
const VisitMap = lazy(async () => ({ default: (await import('../parts/VisitMap.tsx')).VisitMap }))
const VisitCalendar = lazy(async () => ({ default: (await import('../parts/VisitCalendar.tsx')).VisitCalendar }))

/** Every collab, and what there is to do about each. */
export function CollabExplorerScreen() {
  const { self } = useTeam()
  const [{ as, span = 'month', on, city }, setAddress] = useAddress(collabExplorerSearch)
  const instead: Record<'board' | 'calendar' | 'map', (asked: Asked) => ReactNode> = {
    board: (asked) => <CollabBoard asked={asked} self={self} />,
    calendar: (asked) => (
      <Suspense fallback={<RowsToCome />}>
        <VisitCalendar asked={asked} span={span} on={on} onChange={setAddress} />
      </Suspense>
    ),
    map: (asked) => (
      <Suspense fallback={<RowsToCome />}>
        <VisitMap
          asked={asked}
          span={span}
          on={on}
          onChange={setAddress}
          city={city}
          onCity={(next) => setAddress({ city: next })}
        />
      </Suspense>
    ),
  }
  return (
    <Screen
      title="Collab Explorer"
      width="wide"
      actions={
        <Group gap="sm">
          <Button component={LinkTo} to={toContent()} variant="default">
            Content
          </Button>
          <ShowAs
            views={{ table: 'Table', board: 'Board', calendar: 'Calendar', map: 'Map' }}
            view={as ?? 'table'}
            onChange={(view) =>
              setAddress({
                as: view === 'table' ? undefined : view,
                span: undefined,
                on: undefined,
                city: undefined,
              })
            }
          />
        </Group>
      }
    >
      <CollabTable instead={as && instead[as]} />
      <div className={styles.calendar}>
        <CalendarFeed profileUid={null} />
      </div>
    </Screen>
  )
}
