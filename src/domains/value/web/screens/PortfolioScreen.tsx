import { Select, SimpleGrid, Stack, Title } from '@mantine/core'
import { useRead } from '../../../../kit/web/calls.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { dayRange } from '../../../../kit/web/format.ts'
import { Card } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { useSession } from '../../../profiles/web/session.tsx'
import { cityFacts, plusoneCities } from '../../../profiles/vocabulary.ts'
import { valueCalls } from '../../contract.ts'
import { causeWords, portfolioCauses, settledDays } from '../../portfolio.ts'
import { portfolioSearch } from '../links.ts'
import { BrandVisits } from './portfolio/BrandVisits.tsx'
import type { Portfolio } from './portfolio/portfolio-data.ts'
import { PortfolioBrands } from './portfolio/PortfolioBrands.tsx'
import { PortfolioGroups } from './portfolio/PortfolioGroups.tsx'

/** What every brand's visits brought, by account manager and by city, and the brands that need somebody. */
export function PortfolioScreen() {
  const { user } = useSession()
  const [{ show = 'any', brand, ...address }, setAddress] = useAddress(portfolioSearch)
  // Admins look after no brand of their own.
  const manager = address.manager ?? (user.staff_role === 'admin' ? 'all' : 'mine')
  const city = plusoneCities.find((one) => one === address.city) ?? null
  const asked = manager === 'all' ? null : manager
  const read = useRead(valueCalls.getValuePortfolio, { manager: asked, city, show }, { keep: true })
  const setManager = (next: string | null) => setAddress({ manager: next ?? 'all' })
  const setCity = (next: string | null) => setAddress({ city: next ?? undefined })
  const setShow = (value: string | null) => setAddress({ show: portfolioSearch.parse({ show: value ?? 'any' }).show })
  return (
    <Screen title="Value portfolio" lead={read.data && leadOf(read.data)} of={read}>
      {(portfolio) => (
        <Stack gap="lg">
          <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
            <Select
              label="Account manager"
              allowDeselect={false}
              value={manager}
              onChange={setManager}
              data={[
                { value: 'all', label: 'Everyone' },
                ...(user.staff_role === 'admin' ? [] : [{ value: 'mine', label: 'My brands' }]),
                ...managerChoices(portfolio, manager),
              ]}
            />
            <Select
              label="City"
              placeholder="Every city"
              clearable
              value={city}
              onChange={setCity}
              data={plusoneCities.map((value) => ({ value, label: cityFacts[value].name }))}
            />
            <Select
              label="Show"
              allowDeselect={false}
              value={show}
              onChange={setShow}
              data={[
                { value: 'any', label: 'Needs attention' },
                ...portfolioCauses.map((value) => ({ value, label: causeWords[value] })),
                { value: 'all', label: 'All brands' },
              ]}
            />
          </SimpleGrid>
          <Card>
            <Title order={2} mb="sm">
              {show === 'all' ? 'All brands' : show === 'any' ? 'Needs attention' : causeWords[show]}: {portfolio.count}
            </Title>
            <PortfolioBrands portfolio={portfolio} onOpen={(uid) => setAddress({ brand: uid })} />
          </Card>
          <Card>
            <PortfolioGroups
              title="By account manager"
              lead="Every account manager, so you can compare."
              head="Account manager"
              groups={portfolio.managers}
              chosen={manager}
              onChoose={setManager}
            />
          </Card>
          <Card>
            <PortfolioGroups title="By city" head="City" groups={portfolio.cities} chosen={city} onChoose={setCity} />
          </Card>
          <Dialog
            opened={brand !== undefined}
            onClose={() => setAddress({ brand: undefined })}
            title="Visits behind these numbers"
            size="wide"
          >
            {brand && <BrandVisits key={brand} brandUid={brand} />}
          </Dialog>
        </Stack>
      )}
    </Screen>
  )
}

function leadOf({ from, until }: Portfolio): string {
  return `Visits from ${dayRange(from, until)}, compared with the previous 90 days. Visits in the last ${settledDays} days aren’t counted: their content isn’t due yet.`
}

/** Those who look after brands, and whoever is chosen in the address. */
function managerChoices({ managers }: Portfolio, chosen: string) {
  const choices = managers.map(({ key, name }) => ({ value: key, label: name }))
  const isKnown = ['all', 'mine'].includes(chosen) || choices.some(({ value }) => value === chosen)
  return isKnown ? choices : [...choices, { value: chosen, label: 'No brands here' }]
}
