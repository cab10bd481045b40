-- Standard delivery within Nigeria takes what it does by default; the rest follows below.
ALTER TABLE "orders" ADD COLUMN "delivery_days" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "delivery_days" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivery_days" CHECK ("orders"."delivery_days" >= 0);--> statement-breakpoint
UPDATE "orders" SET "delivery_days" = CASE
    WHEN "delivery_option" = 'pickup' THEN 0
    WHEN "address" ->> 'countryCode' = 'NG' THEN CASE "delivery_option" WHEN 'express' THEN 2 ELSE 5 END
    ELSE CASE "delivery_option" WHEN 'express' THEN 6 ELSE 12 END
  END
  WHERE NOT ("delivery_option" = 'standard' AND coalesce("address" ->> 'countryCode', 'NG') = 'NG');
