import { Tabs } from '@mantine/core'
import { Screen } from '../../../../kit/web/screen.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { BriefQueue } from '../../../briefs/web/parts/manager/BriefQueue.tsx'
import { DisclosureRules } from '../../../briefs/web/parts/manager/DisclosureRules.tsx'
import { briefManagerSearch } from '../links.ts'
import { BriefTable } from '../parts/BriefTable.tsx'

/** Staff: what waits for approval, and every brief. */
export function BriefManagerScreen() {
  const [address, setAddress] = useAddress(briefManagerSearch)
  return (
    <Screen title="Collab Brief Manager" lead="Review briefs before creators see them." width="wide">
      <Tabs
        value={address.tab ?? 'queue'}
        onChange={(tab) => setAddress({ tab: tab === 'all' || tab === 'disclosure' ? tab : undefined })}
        keepMounted={false}
      >
        <Tabs.List mb="lg">
          <Tabs.Tab value="queue">To approve</Tabs.Tab>
          <Tabs.Tab value="all">All briefs</Tabs.Tab>
          <Tabs.Tab value="disclosure">Disclosure rules</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="queue">
          <BriefQueue chosen={address.brief} onChoose={(brief) => setAddress({ brief })} />
        </Tabs.Panel>
        <Tabs.Panel value="all">
          <BriefTable />
        </Tabs.Panel>
        <Tabs.Panel value="disclosure">
          <DisclosureRules />
        </Tabs.Panel>
      </Tabs>
    </Screen>
  )
}
