import { Button, Title } from '@mantine/core'
import { ordinalDate } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Badge, Card } from '../../../../../kit/web/parts.tsx'
import { Picture } from '../../../../media/web/parts/Picture.tsx'
import type { MergePreview } from '../../../contract.ts'
import { isBrand, toProfile } from '../../links.ts'
import styles from './merge.module.css'

/** The two side by side: the one that stays first. */
export function Heads({ staying, going, onSwap }: Pick<MergePreview, 'staying' | 'going'> & { onSwap: () => void }) {
  return (
    <div className={styles.heads}>
      <Head side={staying} isStaying />
      <Head side={going} onSwap={onSwap} />
    </div>
  )
}

type HeadProps = { side: MergePreview['staying'] } & (
  | { isStaying: true; onSwap?: undefined }
  | { isStaying?: undefined; onSwap: () => void }
)

function Head({ side: { uid, name, about, picture, createdAt }, onSwap }: HeadProps) {
  return (
    <Card>
      <div className="row-name">
        <span className={styles.picture}>
          <Picture path={picture} alt={picture ? '' : name} kind={isBrand(uid) ? 'brand' : 'user'} sizes="72px" />
        </span>
        <div className={styles.words}>
          <Title order={2}>
            <LinkTo to={toProfile(uid)}>{name}</LinkTo>
          </Title>
          <div className="dim">{about}</div>
          <div className="dim">Joined {ordinalDate(createdAt)}</div>
        </div>
      </div>
      <div className={styles.fate}>
        {onSwap ? (
          <>
            <Badge tone="warn">Will be removed</Badge>
            <Button variant="default" onClick={onSwap}>
              Keep this one instead
            </Button>
          </>
        ) : (
          <Badge tone="good">Will be kept</Badge>
        )}
      </div>
    </Card>
  )
}
