ALTER TABLE "orders" ADD COLUMN "deposit_out_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE FUNCTION deposits_out() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET deposit_out_paise = deposit_out_paise + entered.paise
  FROM (SELECT order_id, sum(pieces * each_paise) AS paise FROM new_entries GROUP BY order_id) AS entered
  WHERE orders.id = entered.order_id;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Entries wait from here on until this is done: what is there is added up below, what comes by the trigger.
CREATE TRIGGER deposits_out AFTER INSERT ON deposit_entries REFERENCING NEW TABLE AS new_entries
  FOR EACH STATEMENT EXECUTE FUNCTION deposits_out();--> statement-breakpoint
UPDATE orders SET deposit_out_paise = entered.paise
FROM (SELECT order_id, sum(pieces * each_paise) AS paise FROM deposit_entries GROUP BY order_id) AS entered
WHERE orders.id = entered.order_id AND entered.paise > 0;--> statement-breakpoint
CREATE INDEX "orders_with_empties_out" ON "orders" USING btree ("person_id") WHERE "orders"."deposit_out_paise" > 0;