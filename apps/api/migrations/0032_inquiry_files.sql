CREATE TABLE "inquiry_files" (
	"media_id" uuid PRIMARY KEY NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"answer_id" uuid,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "inquiry_answers" ALTER COLUMN "author_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiry_answers" ADD COLUMN "message_id" text;--> statement-breakpoint
ALTER TABLE "inquiry_files" ADD CONSTRAINT "inquiry_files_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_files" ADD CONSTRAINT "inquiry_files_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_files" ADD CONSTRAINT "inquiry_files_answer_id_inquiry_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."inquiry_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiry_files_inquiry" ON "inquiry_files" USING btree ("inquiry_id","position");--> statement-breakpoint
CREATE INDEX "inquiry_files_answer" ON "inquiry_files" USING btree ("answer_id") WHERE "inquiry_files"."answer_id" is not null;