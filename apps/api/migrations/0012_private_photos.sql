ALTER TABLE "media" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_private" CHECK (not "media"."is_private" or "media"."source" = 'upload');--> statement-breakpoint
UPDATE "media" SET "is_private" = true
	WHERE "source" = 'upload' AND "id" IN (
		SELECT "media_id" FROM "message_photos"
		UNION ALL SELECT "media_id" FROM "stage_photos"
		UNION ALL SELECT "media_id" FROM "booking_photos"
		UNION ALL SELECT "media_id" FROM "review_uploads"
		UNION ALL SELECT p."media_id" FROM "review_photos" p JOIN "reviews" r ON r."id" = p."review_id" WHERE r."status" = 'hidden'
	);
