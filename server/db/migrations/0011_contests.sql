CREATE TABLE "contest_entrants" (
	"year" integer NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"division" integer NOT NULL,
	"seed" integer NOT NULL,
	"strain" text,
	"withdrawn_from" integer,
	CONSTRAINT "contest_entrants_year_id_pk" PRIMARY KEY("year","id"),
	CONSTRAINT "contest_entrants_place" UNIQUE("year","division","seed")
);
--> statement-breakpoint
CREATE TABLE "contest_results" (
	"year" integer NOT NULL,
	"matchup" text NOT NULL,
	"a" text NOT NULL,
	"b" text NOT NULL,
	"winner" text NOT NULL,
	"votes_a" integer NOT NULL,
	"votes_b" integer NOT NULL,
	CONSTRAINT "contest_results_year_matchup_pk" PRIMARY KEY("year","matchup")
);
--> statement-breakpoint
CREATE TABLE "contest_rounds" (
	"year" integer NOT NULL,
	"round" integer NOT NULL,
	"turnout" integer NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contest_rounds_year_round_pk" PRIMARY KEY("year","round")
);
--> statement-breakpoint
CREATE TABLE "contest_voters" (
	"id" serial PRIMARY KEY NOT NULL,
	"year" integer NOT NULL,
	"uid" text,
	CONSTRAINT "contest_voters_account" UNIQUE("year","uid")
);
--> statement-breakpoint
CREATE TABLE "contest_votes" (
	"voter" integer NOT NULL,
	"matchup" text NOT NULL,
	"year" integer NOT NULL,
	"round" integer NOT NULL,
	"entrant" text NOT NULL,
	"voted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contest_votes_voter_matchup_pk" PRIMARY KEY("voter","matchup")
);
--> statement-breakpoint
CREATE TABLE "contests" (
	"year" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"round_ms" integer NOT NULL,
	"divisions" text[] NOT NULL,
	"settled" integer DEFAULT 0 NOT NULL,
	"sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contest_entrants" ADD CONSTRAINT "contest_entrants_year_contests_year_fk" FOREIGN KEY ("year") REFERENCES "public"."contests"("year") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_results" ADD CONSTRAINT "contest_results_year_contests_year_fk" FOREIGN KEY ("year") REFERENCES "public"."contests"("year") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_rounds" ADD CONSTRAINT "contest_rounds_year_contests_year_fk" FOREIGN KEY ("year") REFERENCES "public"."contests"("year") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_voters" ADD CONSTRAINT "contest_voters_year_contests_year_fk" FOREIGN KEY ("year") REFERENCES "public"."contests"("year") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_votes" ADD CONSTRAINT "contest_votes_voter_contest_voters_id_fk" FOREIGN KEY ("voter") REFERENCES "public"."contest_voters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contest_voters_uid" ON "contest_voters" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "contest_votes_round" ON "contest_votes" USING btree ("year","round");