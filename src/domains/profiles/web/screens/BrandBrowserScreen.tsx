import { Button, Select, Stack, TextInput } from '@mantine/core'
import { useList } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Badge, type Tone } from '../../../../kit/web/pieces.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Loaded, Screen } from '../../../../kit/web/screen.tsx'
import { Picture } from '../../../media/web/parts/Picture.tsx'
import { profileCalls } from '../../contract.ts'
import { cityFacts, type City, plusoneCities } from '../../vocabulary.ts'
import { brandBrowserSearch } from '../links.ts'

const ragTones: Readonly<Record<string, Tone>> = { green: 'good', amber: 'warn', red: 'bad', black: 'mute' }

/** Every brand of the product, for the team. */
export function BrandBrowserScreen() {
  const [{ search, city }, setAddress] = useAddress(brandBrowserSearch)
  const brands = useList(profileCalls.listBrands, { search, city })
  return (
    <Screen title="Brand Browser">
      <div className="filters">
        <TextInput
          aria-label="Search"
          placeholder="Name or handle"
          w={260}
          defaultValue={search ?? ''}
          onChange={(event) => setAddress({ search: event.currentTarget.value || undefined })}
        />
        <Select
          aria-label="City"
          placeholder="All cities"
          clearable
          w={170}
          data={plusoneCities.map((value) => ({ value, label: cityFacts[value].name }))}
          value={city ?? null}
          onChange={(value) => setAddress({ city: (value as City | null) ?? undefined })}
        />
      </div>
      <Loaded of={{ ...brands, data: brands.first }}>
        {() => (
          <Stack gap="sm">
            {brands.rows.length === 0 && (
              <EmptyState title="No brand is called so" text="Try a shorter part of the name, or another city." />
            )}
            {brands.rows.map((brand) => (
              <LinkTo
                key={brand.uid}
                to={{ path: '/app/admin/collab-brief-manager', search: { tab: 'all', search: brand.name } }}
                className="card link-card collab-row"
              >
                <div style={{ display: 'flex', gap: 12, alignItems: 'center', minWidth: 0 }}>
                  <div style={{ width: 44, flex: 'none' }}>
                    <Picture path={brand.profilePic} alt={brand.name} kind="brand" sizes="44px" />
                  </div>
                  <div style={{ minWidth: 0 }}>
                    <b>{brand.name}</b>
                    <div className="dim ellipsis">
                      {brand.category} · {[brand.district, cityFacts[brand.city].name].filter(Boolean).join(', ')}
                    </div>
                  </div>
                </div>
                <div className="collab-row-state">
                  <Badge tone={ragTones[brand.rag] ?? 'mute'}>{brand.customerStatus.replace('-', ' ')}</Badge>
                  <small className="dim">{brand.manager ?? 'no account manager'}</small>
                </div>
              </LinkTo>
            ))}
            {brands.hasMore && (
              <Button variant="default" onClick={brands.more} loading={brands.isFetchingNextPage}>
                Show more
              </Button>
            )}
          </Stack>
        )}
      </Loaded>
    </Screen>
  )
}
