/** The forms of a price of handicap and over/under (M22). */
export const PRICE_FORMATS = ['malay', 'hong_kong', 'indonesian', 'decimal'] as const;

export type PriceFormat = (typeof PRICE_FORMATS)[number];

/** What a visitor may see: a form, or the server's own text. */
export const PRICE_CHOICES = ['as_sent', ...PRICE_FORMATS] as const;

export type PriceChoice = (typeof PRICE_CHOICES)[number];
