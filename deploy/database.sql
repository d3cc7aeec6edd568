-- The database of Pioche and the role that owns it, which is no administrator. By psql (14 or later),
-- as an administrator, with DATABASE_PASSWORD in the environment.
\getenv password DATABASE_PASSWORD
CREATE ROLE pioche LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION PASSWORD :'password';
CREATE DATABASE pioche OWNER pioche;
