-- Lists are ordered and narrowed by what a card shows: of goods by weight the price of the least (least_steps).
UPDATE "product_ranks" SET
  "selling_price_paise" = "products"."selling_price_paise" * ("products"."least_grams" / "products"."net_quantity"),
  "list_price_paise" = "products"."list_price_paise" * ("products"."least_grams" / "products"."net_quantity"),
  "net_quantity" = "products"."least_grams"
FROM "products" WHERE "products"."id" = "product_ranks"."id" AND "products"."least_grams" IS NOT NULL;
