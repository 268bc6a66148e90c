import { Button } from '@mantine/core'
import { useRead } from '../../../../kit/web/calls.ts'
import { counted } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { adCalls } from '../../contract.ts'
import { choiceRule } from '../../rules.ts'
import { adManagerSearch, toAd } from '../links.ts'
import { rateWords } from '../words.ts'
import { AdPage } from './ads/AdPage.tsx'
import { AdTable } from './ads/AdTable.tsx'
import { AdWarnings } from './ads/AdWarnings.tsx'
import styles from './ads/ads.module.css'

/** What is advertised inside the product; one ad opened beside how it looks and what it did. */
export function AdManagerScreen() {
  const [{ ad }] = useAddress(adManagerSearch)
  return ad ? <AdPage uid={ad} /> : <Ads />
}

function Ads() {
  const { data } = useRead(adCalls.getAdOverview, {})
  return (
    <Screen
      title="Ad Manager"
      lead="Ads are cards above the feed and the dashboards, always labelled as ads."
      width="wide"
      actions={
        data?.canSave && (
          <Button component={LinkTo} to={toAd('new')}>
            New ad
          </Button>
        )
      }
    >
      {data && <AdWarnings warnings={data.warnings} />}
      <div className={styles.adsList}>
        <AdTable canSave={data?.canSave ?? false} />
        <p className="dim">
          {data &&
            `All ads together: ${counted(data.totals.views, 'view')}, ${counted(data.totals.clicks, 'click')}, ${rateWords(data.totals)}. `}
          {choiceRule}
        </p>
      </div>
    </Screen>
  )
}
