ALTER TABLE "orders" ADD COLUMN "trip_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_trip_id_tills_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."tills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_by_trip" ON "orders" USING btree ("trip_id") WHERE "orders"."trip_id" is not null;