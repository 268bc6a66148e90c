import { Button, Menu } from '@mantine/core'
import { useState } from 'react'
import { countWords, mostConditions } from '../../../../kit/contract/table.ts'
import { useList, useRead } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { ordinalDate } from '../../../../kit/web/format.ts'
import { Board, type BoardLane } from '../../../../kit/web/grid/board.tsx'
import type { Asked } from '../../../../kit/web/grid/table-state.ts'
import { useHeldTexts, useHeldWrite } from '../../../../kit/web/held-write.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Badge } from '../../../../kit/web/parts.tsx'
import { profileCalls } from '../../../profiles/contract.ts'
import { lostSalesStage, lostReasons } from '../../../profiles/lost.ts'
import { onboardingStages } from '../../../profiles/desk-vocabulary.ts'
import { toBrand } from '../../../profiles/web/links.ts'
import { stageAge } from '../../../profiles/web/stage-days.ts'
import { ragTones } from '../../../profiles/web/tones.ts'
import { type BrandMove, brandColumns, brandMovesFrom, brandsIn } from '../../brand-moves.ts'
import { staffCalls } from '../../contract.ts'
import type { ListedBrand } from '../../contract/lists.ts'
import { brandList, choiceName } from '../../lists.ts'
import { notTheirs, type Self } from '../team.ts'
import styles from './collab-board.module.css'
import { LaneFoot } from './LaneFoot.tsx'
import { LostDialog } from './LostDialog.tsx'

/** Of the filters that a list takes, a column has two. */
const mostFilters = mostConditions - 2

/**
 * The brands of a list by onboarding stage. A card is dropped only where somebody may move it, or moved by its menu; why a brand
 * was lost is asked first. Each move can be undone for ten seconds.
 */
export function BrandBoard({ asked, self }: { asked: Asked; self: Self | null }) {
  const [losing, setLosing] = useState<ListedBrand | null>(null)
  const moveStage = useHeldWrite(profileCalls.moveBrandStage)
  const held = useHeldTexts()
  const lanes = useLanes(asked)
  if ((asked.where?.length ?? 0) > mostFilters)
    return (
      <EmptyState
        title="Too many filters for the board"
        text={`The board takes up to ${mostFilters} filters. Remove one.`}
      />
    )
  const movesOf = (brand: ListedBrand): BrandMove[] =>
    !self || held.has(brand.uid) || notTheirs(brand, self) ? [] : brandMovesFrom(brand)
  const move = (brand: ListedBrand, step: BrandMove) => {
    const { uid, name, salesStage, onboardingStage } = brand
    if (step.to === 'lost') setLosing(brand)
    else if (step.to === 'back')
      moveStage({ uid, move: { of: 'sales', to: 1, was: salesStage } }, { text: `Brought ${name} back.`, about: uid })
    else
      moveStage(
        { uid, move: { of: 'onboarding', to: step.stage, was: stageOf(onboardingStage) } },
        { text: `Moved ${name} to ${onboardingStages[step.stage]}.`, about: uid },
      )
  }
  return (
    <>
      <Board
        label="Brands by onboarding stage"
        lanes={lanes}
        rowKey={({ uid }) => uid}
        lanesFor={(brand) => movesOf(brand).map(({ column }) => column)}
        onDrop={(brand, lane) => {
          const step = movesOf(brand).find(({ column }) => column === lane)
          if (step) move(brand, step)
        }}
        card={(brand) => (
          <BrandCard
            brand={brand}
            given={held.get(brand.uid)}
            moves={movesOf(brand)}
            onMove={(step) => move(brand, step)}
          />
        )}
      />
      <LostDialog
        name={losing?.name ?? null}
        onClose={() => setLosing(null)}
        onLost={(lost) => {
          if (!losing) return
          const { uid, name, salesStage } = losing
          moveStage(
            { uid, move: { of: 'sales', to: lostSalesStage, was: salesStage }, lost },
            { text: `Marked ${name} as lost.`, about: uid },
          )
          setLosing(null)
        }}
      />
    </>
  )
}

type Onboarding = keyof typeof onboardingStages
const stageOf = (stage: number) => stage as Onboarding

function useLanes(asked: Asked): BoardLane<ListedBrand>[] {
  const lanes: BoardLane<ListedBrand>[] = []
  // The columns are always as many, and in this order.
  // oxlint-disable-next-line react-hooks/rules-of-hooks
  for (const column of brandColumns) lanes.push(useLane(asked, column))
  return lanes
}

function useLane({ search, where = [] }: Asked, { key, title }: (typeof brandColumns)[number]): BoardLane<ListedBrand> {
  const own = brandsIn(key)
  const input = { ...(search && { search }), where: [...where, ...own.where] }
  const enabled = where.length <= mostFilters
  const list = useList(staffCalls.browseBrands, { ...input, sort: own.sort, limit: 20 }, { enabled, keep: true })
  const count = useRead(staffCalls.browseBrands, { ...input, want: 'count' }, { enabled, keep: true }).data?.count
  return {
    key,
    title,
    count: count === null || count === undefined ? '' : countWords(count),
    rows: list.rows,
    foot: <LaneFoot of={list} />,
  }
}

type CardProps = {
  brand: ListedBrand
  /** What was just done with it, as long as it can be undone. */
  given: string | undefined
  moves: readonly BrandMove[]
  onMove: (step: BrandMove) => void
}

function BrandCard({ brand, given, moves, onMove }: CardProps) {
  const { uid, name, rag, manager, nextStep, salesStage, salesSince, onboardingSince, lostReason } = brand
  const isLost = salesStage === lostSalesStage
  return (
    <article className={styles.card} aria-label={name}>
      <LinkTo to={toBrand(uid)} className={styles.name} draggable={false}>
        <b>{name}</b>
      </LinkTo>
      <div>
        <Badge tone={ragTones[rag]}>{choiceName(brandList.rag, rag)}</Badge>
      </div>
      {given ? (
        <div role="status">{given}</div>
      ) : (
        <>
          {isLost && <div>{lostReason ? lostReasons[lostReason] : 'No reason given'}</div>}
          {nextStep && (
            <div className={styles.late} data-late={nextStep.isLate || undefined}>
              {nextStep.text}, {ordinalDate(nextStep.dueOn)}
            </div>
          )}
          <div className={`dim ${styles.small}`}>
            {isLost ? `Lost for ${lower(stageAge(salesSince))}` : `${stageAge(onboardingSince)} in this stage`}
          </div>
          <div className={`dim ${styles.small}`}>{manager?.name ?? 'No account manager'}</div>
        </>
      )}
      {moves.length > 0 && (
        <Menu position="bottom-start" shadow="md">
          <Menu.Target>
            <Button size="compact-sm" variant="default" aria-label={`Move ${name}`}>
              Move
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {moves.map((step) => (
              <Menu.Item key={step.column} color={step.to === 'lost' ? 'red' : undefined} onClick={() => onMove(step)}>
                {step.label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </article>
  )
}

const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
