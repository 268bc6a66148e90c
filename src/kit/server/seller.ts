import type { Config } from './config.ts'

/** Who sells, as invoices name them, a line each: the company that runs the product, else the product’s name. */
export const sellerLines = ({ LEGAL_ENTITY, PRODUCT_NAME }: Pick<Config, 'LEGAL_ENTITY' | 'PRODUCT_NAME'>): string[] =>
  LEGAL_ENTITY ? LEGAL_ENTITY.split('|').map((line) => line.trim()) : [PRODUCT_NAME]
