/** What the product calls itself and its mail, unless the settings say otherwise. */
export const identity = { PRODUCT_NAME: 'Plusone', MAIL_FROM: 'Plusone <hello@plusone.test>' }
