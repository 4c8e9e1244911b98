ALTER TABLE "shop_settings" DROP CONSTRAINT "shop_settings_state";--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "town" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "pin_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "phones" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "emails" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "fssai_licence" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "grievance_officer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "grievance_contact" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "upi_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "footer_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "delivers_everywhere" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_pin_code" CHECK ("shop_settings"."pin_code" ~ '^([1-9][0-9]{5})?$');--> statement-breakpoint
ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_fssai_licence" CHECK ("shop_settings"."fssai_licence" ~ '^([0-9]{14})?$');--> statement-breakpoint
ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_state" CHECK ("shop_settings"."state_code" ~ '^([0-3][0-9])?$');--> statement-breakpoint

-- By hand. A shop that has opened keeps what its pages said; the others begin with nothing.
UPDATE shop_settings SET delivers_everywhere = true
  WHERE EXISTS (SELECT FROM products) AND NOT EXISTS (SELECT FROM delivery_areas);
--> statement-breakpoint
UPDATE shop_settings SET
    address_lines = '["Mandi Road, Malihabad"]', town = 'Lucknow', pin_code = '226102',
    phones = '["+91 522 010 4990", "+91 522 010 4991"]',
    emails = '[{"address": "namaste@haat.example", "purpose": "Orders, deliveries and returns"}, {"address": "growers@haat.example", "purpose": "For farmers, mills and workshops"}]',
    footer_words = 'The village market, open 24×7 and brought to your doorstep: organic food and handmade goods. All prices are in Indian rupees.'
  WHERE address_lines = '["Mandi Road, Malihabad", "Lucknow district 226102"]' AND EXISTS (SELECT FROM products);
--> statement-breakpoint
UPDATE shop_settings SET seller_name = '', address_lines = '[]', state_code = ''
  WHERE address_lines = '["Mandi Road, Malihabad", "Lucknow district 226102"]' AND NOT EXISTS (SELECT FROM products);
--> statement-breakpoint

-- What the shop says of itself stands on every page: a change of it drops them all.
CREATE FUNCTION shop_settings_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_catalog_change(ARRAY['*']);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER shop_settings_changed AFTER UPDATE ON shop_settings
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*)
  EXECUTE FUNCTION shop_settings_changed();
