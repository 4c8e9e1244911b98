ALTER TABLE "cash_entries" DROP CONSTRAINT "cash_entries_once_a_cause";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_reason";--> statement-breakpoint
DROP INDEX "refunds_one_of_settling";--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_of_settling" ON "refunds" USING btree ("payment_id") WHERE "refunds"."reason" in ('out_of_stock', 'offer_ended', 'paid_twice', 'ordered_in_cash', 'wrong_amount', 'surplus');--> statement-breakpoint
ALTER TABLE "cash_entries" ADD CONSTRAINT "cash_entries_once_a_cause" UNIQUE("order_id","cause","way");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_reason" CHECK ("refunds"."reason" in ('out_of_stock', 'offer_ended', 'paid_twice', 'ordered_in_cash', 'wrong_amount', 'surplus', 'cancelled', 'returned', 'by_hand', 'at_gateway'));--> statement-breakpoint

-- By hand: what is only ever added to stays as it was written.
CREATE FUNCTION only_added_to() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% are only ever added to', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
DROP TRIGGER audit_entries_stay ON audit_entries;
--> statement-breakpoint
DROP FUNCTION audit_entries_stay();
--> statement-breakpoint
CREATE TRIGGER audit_entries_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();
--> statement-breakpoint
CREATE TRIGGER stock_entries_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON stock_entries
  FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();
--> statement-breakpoint
CREATE TRIGGER order_events_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON order_events
  FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();
--> statement-breakpoint
CREATE TRIGGER cash_entries_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON cash_entries
  FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();
