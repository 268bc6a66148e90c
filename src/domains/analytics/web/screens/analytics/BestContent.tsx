import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { capitalised, largeCounted } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Card } from '../../../../../kit/web/parts.tsx'
import { OriginNote, originLine } from '../../../../content/web/parts/OriginNote.tsx'
import { Picture } from '../../../../media/web/parts/Picture.tsx'
import { platformNames } from '../../../../profiles/vocabulary.ts'
import { oneFormat } from '../../../../value/one-format.ts'
import { toStory } from '../../../../value/web/links.ts'
import type { analyticsCalls } from '../../../contract.ts'
import styles from '../analytics.module.css'
import { Head } from './Head.tsx'

type Best = OutputOf<typeof analyticsCalls.getAnalytics>['best']

/** What was seen most, as pictures; each leads to the story of its collab. */
export function BestContent({ best }: { best: Best }) {
  if (best.length === 0) return null
  return (
    <Card>
      <Head
        title="Best content"
        name="best-content"
        rows={[
          ['Creator', 'Format', 'Platform', 'Views', 'Source'],
          ...best.map((one) => [
            one.creator,
            capitalised(oneFormat(one.format, one.platform)),
            nameIn(platformNames, one.platform),
            one.views,
            one.origin ? originLine(one.origin) : '',
          ]),
        ]}
      />
      <ul className={styles.best}>
        {best.map(
          ({
            uid,
            collabUid,
            brandUid,
            creator,
            format,
            platform,
            views,
            picture,
            placeholder,
            origin,
            isRightsOver,
          }) => (
            <li key={uid}>
              <LinkTo to={toStory(collabUid, brandUid)}>
                <Picture path={picture} placeholder={placeholder} alt="" ratio={4 / 5} kind="content" sizes="220px" />
                <b>{largeCounted(views, 'view')}</b>
                <span className="dim">
                  {capitalised(oneFormat(format, platform))} on {nameIn(platformNames, platform)} by {creator}
                </span>
                <OriginNote origin={origin} />
                {isRightsOver && <small className="dim">Usage rights have ended</small>}
              </LinkTo>
            </li>
          ),
        )}
      </ul>
    </Card>
  )
}

export function nameIn(names: Readonly<Record<string, string>>, key: string): string {
  return names[key] ?? key
}
