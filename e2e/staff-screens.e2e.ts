import { expect, it } from 'vitest'
import { expectNoFaults, inGroups, openAs } from './look-through.ts'
import { useSharedProduct } from './product.ts'
import { staffScreens } from './screens-of-staff.ts'

const product = useSharedProduct()

it.each(inGroups(staffScreens))(
  'have no fault that axe finds, light at a desk and dark on a phone, and no sideways scroll, as %s',
  async (_name, seenAs, steps) => {
    const { page, unexpectedErrors } = await openAs(product, seenAs)
    await expectNoFaults(page, steps)
    expect(unexpectedErrors()).toEqual([])
  },
)
