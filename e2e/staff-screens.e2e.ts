import { expect, it } from 'vitest'
import { faultsIn, nameOf, openAs } from './look-through.ts'
import { useSharedProduct } from './product.ts'
import { staffScreens } from './screens.ts'

const product = useSharedProduct()

it.each(Object.entries(staffScreens))(
  'have no fault that axe finds, light at a desk and dark on a phone, and no sideways scroll, as %s',
  async (seenAs, steps) => {
    const { page, unexpectedErrors } = await openAs(product, seenAs)
    for (const step of steps) expect.soft(await faultsIn(page, step), nameOf(step)).toEqual([])
    expect(unexpectedErrors()).toEqual([])
  },
)
