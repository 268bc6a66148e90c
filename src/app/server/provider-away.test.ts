import { expect, it } from 'vitest'
import { testConfig } from '../../kit/testing/test-config.ts'
import { identity } from '../../product/identity.ts'
import { createProduct } from '../../product/server/product.ts'
import { refusal } from '../../world/describe-call.ts'
import { payerDetails } from '../../world/payments.ts'
import { world } from '../../world/world.ts'

it('says that billing details are saved when the payment provider does not answer', async () => {
  const w = await world()
  const away = {
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
    STRIPE_API_BASE: 'http://127.0.0.1:1',
  }
  const product = createProduct(w.database, testConfig({ ...identity, ...away }))
  const order = { selected_plan: 'professional', price_id: 'price_professional_gbp_1', billing_details: payerDetails }
  expect(await refusal(product.run('initCheckout', order, { ...w.bella.caller }))).toMatchObject({
    code: 'unavailable',
    message: 'Your billing details are saved, but we couldn’t reach our payment provider. Please try again shortly.',
  })
  const { billing_profile: kept } = await w.bella.call('getBillingProfile', { brand_uid: w.luna })
  expect(kept).not.toBeNull()
})
