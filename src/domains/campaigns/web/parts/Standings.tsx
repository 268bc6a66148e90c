import { Button, Group } from '@mantine/core'
import { dayOf, largeNumber } from '../../../../kit/web/format.ts'
import { LinkTo, type To } from '../../../../kit/web/link.tsx'
import { Badge, type Tone } from '../../../../kit/web/parts.tsx'
import { metricWords } from '../../goals.ts'
import type { StandingView } from '../../views.ts'
import { metricNames, paceWords } from '../../words.ts'
import styles from '../campaigns.module.css'

export const paceTones: Readonly<Record<StandingView['pace'], Tone>> = {
  'to-come': 'mute',
  'on-pace': 'calm',
  behind: 'warn',
  reached: 'good',
  missed: 'bad',
  unknown: 'mute',
}

/** Numbers of a campaign: exact up to a thousand, as whole thousands have nothing to add. */
const shown = (value: number | null) =>
  value === null ? '–' : value < 10_000 ? value.toLocaleString('en-GB') : largeNumber(value)

/** How far each target is, with where it should be today; and, where it has fallen behind, what to do. */
export function Standings({
  standings,
  isRunning,
  to,
}: {
  standings: readonly StandingView[]
  isRunning: boolean
  /** Where what helps is done; without it the advice is only said. */
  to?: ((step: NonNullable<StandingView['advice']>['step']) => { label: string; to: To }[]) | undefined
}) {
  return (
    <ul className={styles.standings}>
      {standings.map((standing) => (
        <Standing key={standing.metric} standing={standing} isRunning={isRunning} to={to} />
      ))}
    </ul>
  )
}

type Props = { standing: StandingView; isRunning: boolean; to: Parameters<typeof Standings>[0]['to'] }

function Standing({ standing, isRunning, to }: Props) {
  const { metric, target, actual, expected, pace, advice } = standing
  const actions = (advice && to?.(advice.step)) ?? []
  const percent = (value: number) => `${Math.min(100, Math.round((value / target) * 100))}%`
  const words = `${metricNames[metric]}: ${shown(actual)} of ${shown(target)}`
  return (
    <li className={styles.standing}>
      <div className={styles.head}>
        <span>
          <b>{metricNames[metric]}</b>{' '}
          <span className="numbers">
            {shown(actual)} of {shown(target)}
          </span>
        </span>
        <Badge tone={paceTones[pace]}>{paceWords[pace]}</Badge>
      </div>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={words}
        aria-valuenow={actual === null ? undefined : Math.min(actual, target)}
        aria-valuemin={0}
        aria-valuemax={target}
      >
        <div className={styles.done} data-tone={paceTones[pace]} style={{ width: percent(actual ?? 0) }} />
        {isRunning && expected > 0 && <div className={styles.today} style={{ left: percent(expected) }} />}
      </div>
      {isRunning && pace !== 'reached' && <div className="dim">{expectedWords(standing)}</div>}
      {advice && (
        <div className={styles.head}>
          <span>
            {pace === 'behind' && `${behindWords(standing)} `}
            {advice.text}
          </span>
          {actions.length > 0 && (
            <Group gap="xs" className="no-print">
              {actions.map((action) => (
                <Button key={action.label} component={LinkTo} to={action.to} variant="default" size="sm">
                  {action.label}
                </Button>
              ))}
            </Group>
          )}
        </div>
      )}
    </li>
  )
}

function expectedWords({ metric, expected, startsOn, forecast }: StandingView): string {
  if (expected === 0)
    return metric === 'visits'
      ? 'None expected yet.'
      : `Expected from ${dayOf(`${startsOn}T12:00:00Z`, 'UTC')}, because content comes after visits.`
  const should = `${shown(expected)} expected by today.`
  return forecast === null ? should : `${should} At this pace: ${shown(forecast)} by the last day.`
}

/** “3 visits behind.” */
export function behindWords({
  metric,
  expected,
  actual,
}: Pick<StandingView, 'metric' | 'expected' | 'actual'>): string {
  const missing = expected - (actual ?? 0)
  return `${shown(missing)} ${missing === 1 ? metricWords[metric].slice(0, -1) : metricWords[metric]} behind.`
}
